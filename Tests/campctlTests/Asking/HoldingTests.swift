#if PostgreSQL
  import TestSupport
  import Testing

  @testable import campctl

  /// The round trips for which a write holds a campground on a server, where all others who write wait for it.
  @Suite(.enabled(if: TestEngine.isPostgreSQL, "The tests run on no server"))
  struct HoldingTests {
    @Test func `a write takes six round trips, and holds the campground for two`() throws {
      let campground = try CrowdedCampground(of: 12)
      for line in Self.lines {
        do {
          let flights = try campground.run(line)
          #expect(flights["flights that hold the campground"] ?? 0 <= 2, "\(line)")
          if line != Self.rewriting { #expect(flights["flights"] ?? 0 <= 6, "\(line)") }
        } catch { Issue.record("\(line): \(error)") }
      }
    }

    /// Behind it the server rewrites its tables, outside of a transaction, until no reader of the database sees the former rows.
    private static let rewriting = "forget-camper 'Old Timer' --yes"
    private static let fixtures = "\(Shell.repository.path)/Fixtures"
    private static let lines = [
      "charge 5 --memo ice --where group:Scouts --expect 12",
      "waive 5 --because kindness --where group:Scouts --expect 12",
      "discount 5 --because noise --where group:Scouts --expect 12",
      "charge r-3 20 --memo ice", "pay r-3 30 --method cash", "refund r-3 5", "transfer r-3 r-8 5",
      "waive r-3 5 --because kindness", "discount r-3 5 --because noise", "uncharge r-3 3",
      "write-off r-3 5 --because gone", "sell 5 --memo ice --method cash", "pay --group Scouts 100 --method cash",
      "pay --camper c-2 20 --method cash", "reserve --site 1 --camper c-2 --arrive 2027-07-05 --nights 3",
      "reserve --any-site --camper c-2 --arrive 2027-07-05 --nights 3",
      "reserve --any-site --count 4 --camper c-2 --arrive 2027-10-05 --nights 3",
      "hold --site 20 --camper c-2 --arrive 2027-07-05 --nights 3", "confirm r-85", "change r-3 --nights 4",
      "change --group Scouts --adults 3", "move r-13 --any-site", "swap r-3 r-8", "reprice r-3",
      "check-in --group Walkers", "check-out r-2", "check-out --group Guests", "no-show r-1", "cancel r-5",
      "cancel --where group:Scouts --expect 12", "undo --anyone --yes", "redo",
      "block-site --loop Aspen --from 2027-11-05 --nights 2 --because roof", "unblock-site b-1", "offer w-1",
      "join-waitlist --camper c-2 --arrive 2027-08-10 --nights 2", "leave-waitlist w-2", "merge-campers c-2 c-3",
      "add-camper 'Ann Lee' --phone 555-0102", "change-camper c-4 --notes early", "add-site 100..110",
      "change-site 100 --loop Birch", "retire-site 101", "change-rate base --nightly 31",
      "remove-discount 'Discount 2'",
      "close-day --mark-no-shows --yes",
      "block-site --loop Aspen --from 2027-07-10 --nights 2 --because roof --force", "move --displaced --any-site",
      "import sites \(fixtures)/RIDB/apache-trout-campground",
      "import ical \(fixtures)/Calendars/november.ics --site 1 --feed airbnb", rewriting,
    ]
  }
#endif
