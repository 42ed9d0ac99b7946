import Foundation
import TestSupport
import Testing

@testable import campctl

/// Every command asks as often on a campground with 40 of everything as on one with 5: a list is read at once.
///
/// A server in the usual tests has 12, as each flight tries a command once more; `CAMPCTL_ASKING` sets another number.
@Suite struct AskingTests {
  @Test func `more of everything takes no more questions`() throws {
    let few = try CrowdedCampground(of: 5)
    let many = try CrowdedCampground(of: Self.many)
    for line in Self.lines {
      let (before, after): ([String: Int], [String: Int])
      do { (before, after) = (try few.run(line), try many.run(line)) } catch {
        Issue.record("\(line): \(error)")
        continue
      }
      let flights = after["flights"] ?? 0
      #expect(flights <= Self.longer[line] ?? 6, "\(line)")
      if Self.growing[line] != nil { continue }
      let grown = after.filter { $0.value > max(before[$0.key] ?? 0, 1) + Self.pages(line) }
      let words = grown.map { "\($0.value) (\(before[$0.key] ?? 0)): \($0.key)" }.sorted().joined(separator: "\n")
      #expect(grown.isEmpty, "\(line)\n\(words)")
    }
  }

  @Test func `every command that works on a campground is tried`() {
    let names = CommandRegistry.names { $0.init().onCampground != nil }
    #expect(names.filter { name in !Self.lines.contains { "\($0) ".hasPrefix("\(name) ") } } == [])
  }

  private static let many =
    ProcessInfo.processInfo.environment["CAMPCTL_ASKING"].flatMap(Int.init) ?? (TestEngine.isPostgreSQL ? 12 : 40)

  /// The pages more that 40 of everything have, where all rows are looked through, 5,000 at once, or the nights of 10,000. The order of
  /// the tables that an undo reads costs it a round trip more or less.
  private static func pages(_ line: String) -> Int {
    switch line.prefix(while: { $0 != " " }) {
    case "check": 6
    case "undo", "redo", "report": 1
    default: 0
    }
  }

  /// The lines that ask oftener, each with the reason.
  private static let growing = [
    "move --displaced --any-site --dry-run":
      "each party has rules, prices and sites of its own, found one after the other",
    "block-site --loop Aspen --from 2027-07-10 --nights 2 --because roof --force --dry-run":
      "for each displaced party the sites are found that are free for it",
    "charge 5 --memo ice --where group:Scouts --dry-run": "each stay of a filter is done as by a line of its own",
    "confirmation --where arriving:2027-07-10": "each paper of a filter is read by itself; on a server all together",
    "receipt --where arriving:2027-07-10": "each paper of a filter is read by itself; on a server all together",
  ]

  /// The lines that take more than six round trips to a server, and the most that they take: tables, which are batches. Each of their rows
  /// can fail by itself, for which the server's word on the one before is waited for. A check reads the pages of a large journal one by one.
  private static let longer = [
    "check": many > 12 ? 12 : 6,
    "import reservations \(fixtures)/Imports/detail-report.csv --keep-going --dry-run": 47,
    "import rates \(fixtures)/Imports/rates.csv --dry-run": 11,
    "import campers \(fixtures)/Imports/guests.csv --dry-run": 11,
  ]

  static let lines = [
    "list-sites", "undo --anyone --dry-run", "cancel --group Scouts --dry-run",
    "change --group Scouts --adults 3 --dry-run", "change --group Scouts --nights 2 --dry-run",
    "change --group Scouts --source 'phone' --dry-run",
    "pay --group Scouts 100 --method cash --dry-run", "pay --camper c-2 100 --method cash --dry-run",
    "check-in --group Walkers --dry-run", "check-out --group Guests --dry-run",
    "confirm 'Camper 1' --dry-run", "move --displaced --any-site --dry-run",
    "log --limit 40", "sql 'SELECT * FROM reservations JOIN nights ON nights.reservation = reservations.id'",
    "list-balances", "report balances", "availability --arrive 2027-07-10 --nights 3",
    "availability --arrive 2027-07-10 --nights 3 --why", "availability --arrive 2027-07-05 --nights 3 --why",
    "availability --arrive 2027-07-05 --nights 1..3", "availability --arrive 2027-07-05 --nights 60",
    "check", "today", "turnover", "list-arrivals 2027-07-10", "list-arrivals", "chart", "list-reservations",
    "list-campers",
    "list-waitlist", "list-blocks", "list-payments", "list-rates", "list-taxes", "list-discounts", "list-items",
    "list-rules",
    "policy", "settings", "info", "show-site 1", "show-reservation r-3", "show-camper c-2", "find Camper",
    "account r-3",
    "account --group Scouts", "receipt r-3", "confirmation r-3", "placards 2027-07-10", "close-day --dry-run",
    "close-day --mark-no-shows --dry-run", "report payments --from 2027-06-01", "report taxes", "report items",
    "report deposits",
    "report revenue", "report discounts", "report occupancy", "report length-of-stay", "report lead-time",
    "report no-shows", "report pace",
    "report cancellations",
    "quote --site 1 --arrive 2027-07-05 --nights 3", "quote --any-site --arrive 2027-07-05 --nights 3",
    "reserve --site 1 --camper c-2 --arrive 2027-07-05 --nights 3 --dry-run",
    "reserve --any-site --camper c-2 --arrive 2027-07-05 --nights 3 --dry-run",
    "reserve --any-site --check-in --camper c-2 --arrive 2027-07-02 --nights 2 --dry-run",
    "reserve --any-site --count 4 --camper c-2 --arrive 2027-07-05 --nights 3 --dry-run",
    "reserve --any-site --count ALL --camper c-2 --arrive 2027-10-05 --nights 3 --dry-run",
    "reserve --sites 1,2,3,4 --camper c-2 --arrive 2027-07-05 --nights 3 --dry-run",
    "hold --site 1 --camper c-2 --arrive 2027-07-05 --nights 3 --dry-run",
    "block-site --loop Aspen --from 2027-07-05 --nights 2 --because roof --dry-run",
    "block-site --loop Aspen --from 2027-07-10 --nights 2 --because roof --force --dry-run",
    "unblock-site b-1 --dry-run", "change r-3 --nights 4 --dry-run", "move r-5 --any-site --dry-run",
    "swap r-3 r-8 --dry-run", "check-out r-2 --dry-run", "no-show r-1 --dry-run",
    "cancel r-3 --dry-run", "cancel r-3 --quote", "reprice r-3 --dry-run",
    "charge r-3 20 --memo wood --dry-run", "pay r-3 20 --method cash --dry-run", "refund r-3 5 --dry-run",
    "transfer r-3 r-8 5 --dry-run", "waive r-3 5 --because kindness --dry-run",
    "discount r-3 5 --because noise --dry-run",
    "write-off r-3 5 --because gone --dry-run", "sell 5 --memo ice --method cash --dry-run",
    "leave-waitlist w-1 --dry-run", "merge-campers c-2 c-3 --dry-run",
    "add-site 100 --dry-run", "add-site 100..110 --dry-run", "change-site 1 --loop Birch --dry-run",
    "retire-site 1 --dry-run",
    "change-camper c-2 --notes early --dry-run", "add-rate Winter --nightly 30 --dry-run", "remove-rate base --dry-run",
    "change-rate base --nightly 31 --dry-run", "remove-tax 'Tax 1' --dry-run", "remove-discount 'Discount 1' --dry-run",
    "remove-item 'item 1' --dry-run", "remove-rule 'Rule 1' --dry-run",
    "add-camper 'Ann Lee' --phone 555-0102 --dry-run", "add-tax city --percent 2% --dry-run",
    "add-discount Senior --percent 5% --dry-run", "add-item ice --price 3 --dry-run",
    "add-rule Christmas --on-days 12-24 --no-arrival --dry-run", "change-tax 'Tax 1' --percent 0.2% --dry-run",
    "change-discount 'Discount 1' --percent 2% --dry-run", "change-item 'item 1' --price 4 --dry-run",
    "change-rule 'Rule 1' --min-nights 3 --dry-run", "uncharge r-3 3 --dry-run", "forget-camper 'Tent Pole' --dry-run",
    "forget-camper 'Old Timer' --dry-run",
    "join-waitlist --camper c-2 --arrive 2027-07-10 --nights 2 --dry-run", "offer w-1 --dry-run",
    "import sites \(fixtures)/RIDB/apache-trout-campground --dry-run",
    "import campers \(fixtures)/Imports/guests.csv --dry-run", "import rates \(fixtures)/Imports/rates.csv --dry-run",
    "import reservations \(fixtures)/Imports/detail-report.csv --keep-going --dry-run",
    "import ical \(fixtures)/Calendars/november.ics --site 1 --feed airbnb --dry-run",
    "export ical HOME/calendars",
    "export hledger HOME/books.journal", "backup HOME/kept.sqlite", "undo --anyone --yes",
    "redo --dry-run", "cancel --where group:Scouts --dry-run", "charge 5 --memo ice --where group:Scouts --dry-run",
    "confirmation --where arriving:2027-07-10", "receipt --where arriving:2027-07-10",
  ]
  private static let fixtures = "\(Shell.repository.path)/Fixtures"
}
