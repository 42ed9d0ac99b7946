import Foundation
import Testing

/// The evening's page, and the no-shows that it marks.
@Suite struct CloseDayTests: ~Copyable {
  private static let evening = "--now 2027-07-04T21:00"
  private static let night = "--now 2027-07-04T22:01"

  /// r-1 is here and owes, r-2 should have come on Saturday, r-3 comes today, r-4 tomorrow.
  private let shell = Shell.campground(
    """
    add-site 14
    add-site 15
    add-site 16
    add-rate Standard --nightly 45.00
    policy --no-show 1-night
    reserve --site 12 --camper c-1 --arrive 2027-07-03 --nights 2
    reserve --site 14 --camper c-1 --arrive 2027-07-03 --nights 3
    reserve --site 15 --camper c-1 --arrive 2027-07-04 --nights 1
    reserve --site 16 --camper c-1 --arrive 2027-07-05 --nights 1
    check-in r-1 --now 2027-07-03T16:00
    pay r-1 20.00 --method cash \(Self.evening)
    """)

  private func ids(_ list: Any?) -> [String] {
    (list as? [[String: Any]])?.compactMap { $0["reservation"] as? String } ?? []
  }

  @Test func `the page has the drawer, what is open, who has not come, and who comes tomorrow`() throws {
    let before = shell.storeBytes
    let page = try shell.json("close-day --float 150.00 \(Self.evening)")
    let payments = try #require(page["payments"] as? [String: Any])
    #expect(payments["drawer"] as? String == "170.00")
    #expect(ids(page["unpaid"]) == ["r-1"])
    #expect(ids(page["missing"]) == ["r-2", "r-3"])
    let missing = try #require(page["missing"] as? [[String: Any]])
    #expect(missing.map { $0["pastCutOff"] as? Bool } == [true, false])
    #expect(page["noShowAfter"] as? String == "22:00")
    #expect(ids(page["arrivals"]) == ["r-4"])
    #expect((page["marked"] as? [Any])?.isEmpty == true)
    #expect(page["changed"] == nil)
    let words = try shell.run("campctl close-day \(Self.evening)").output
    for line in [
      "Unpaid (1, 70.00 USD)", "a no-show by now", "a no-show after 22:00 today", "Arrivals of Mon 5 July (1)",
    ] {
      #expect(words.contains(line), "\(line)")
    }
    #expect(shell.storeBytes == before)
  }

  @Test func `it marks those past the cut-off in one entry, with a yes alone`() throws {
    let refused = try shell.refusal("close-day --mark-no-shows \(Self.night)")
    #expect(refused.status == 2)
    #expect(refused.message.contains("r-2 (Bacon Lover, site 14) and r-3 (Bacon Lover, site 15) become no-shows"))
    let early = try shell.json("close-day --mark-no-shows --yes --dry-run \(Self.evening)")
    #expect(early["marked"] as? [String] == ["r-2"])
    let done = try shell.json("close-day --mark-no-shows --yes --key night \(Self.night)")
    #expect(done["marked"] as? [String] == ["r-2", "r-3"] && done["changed"] as? Bool == true)
    #expect(ids(done["missing"]) == [])
    let again = try shell.json("close-day --mark-no-shows --yes --key night \(Self.night)")
    #expect(again["marked"] as? [String] == ["r-2", "r-3"] && again["replayed"] as? Bool == true)
    let nothing = try shell.run("campctl close-day --mark-no-shows \(Self.night)")
    #expect(nothing.status == 0 && nothing.output == "No party is past its cut-off.\n")
    try shell.json("undo --yes \(Self.night)")
    #expect(try ids(shell.json("close-day \(Self.night)")["missing"]) == ["r-2", "r-3"])
  }

  @Test func `at a terminal it asks who is marked, and no leaves all as it is`() throws {
    let before = shell.storeBytes
    let declined = try shell.typing("n", to: "campctl close-day --mark-no-shows \(Self.night)")
    #expect(declined.status == 2)
    #expect(
      declined.errors == "r-2 (Bacon Lover, site 14) and r-3 (Bacon Lover, site 15) become no-shows. Go on? [y/N]\n"
        + "Nothing was done.\n")
    #expect(shell.storeBytes == before)
  }

  @Test(arguments: ["close-day --float x", "close-day --float 1.005", "close-day tomorrow"])
  func `wrong input is refused`(line: String) throws {
    #expect([5, 64].contains(try shell.refusal(line).status))
  }
}
