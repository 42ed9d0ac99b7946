import Foundation
import Testing

extension EveryWriteTests {
  /// A line of each command that writes, on a campground with site 12, camper c-1 and reservation r-1.
  static let writes = [
    Write("settings --name Trout", "changed the settings: name Trout"),
    Write("add-site 1", "added site 1"),
    Write("change-site 12 --loop Aspen", "changed site 12: loop Aspen"),
    Write("retire-site 12", "retired site 12"),
    Write("add-camper 'Tent Pole' --phone 555-0102", "added camper c-2 (Tent Pole)"),
    Write("change-camper c-1 --notes early", "changed camper c-1 (Bacon Lover): notes early"),
    Write("cancel r-1", "cancelled r-1 (Bacon Lover), site 12, Sun 4 July to Tue 6 July"),
    Write(
      "reserve --site 12 --camper c-1 --arrive 2027-08-04 --nights 2",
      "reserved r-2 (Bacon Lover): site 12, Wed 4 August to Fri 6 August"),
    Write("undo --anyone", "undid o-3: r-1 (Bacon Lover)"),
    Write("redo o-3", "redid o-3: r-1 (Bacon Lover)", after: ["undo o-3 --yes"]),
    Write("import sites \(trout)", "imported sites of apache-trout-campground: 63 added, 1 updated"),
    Write(
      "import reservations Fixtures/Imports/detail-report.csv", "imported reservations of detail-report.csv: 4 added",
      after: ["add-site 1", "add-site 2", "add-site 3", "add-site 10"]),
    Write("import campers Fixtures/Imports/guests.csv", "imported campers of guests.csv: 2 added"),
    Write(
      "import ical Fixtures/Calendars/november.ics --site 12 --feed airbnb",
      "imported the calendar of airbnb for site 12: 2 added"),
    Write("import rates Fixtures/Imports/rates.csv", "imported rates of rates.csv: 2 added"),
    Write(
      "hold --site 12 --camper c-1 --arrive 2027-08-04 --nights 2",
      "held r-2 (Bacon Lover): site 12, Wed 4 August to Fri 6 August"),
    Write(
      "confirm r-2", "confirmed r-2 (Bacon Lover)",
      after: ["hold --site 12 --camper c-1 --arrive 2027-09-04 --nights 2"]),
    Write("check-in r-1 --now 2027-07-04", "checked in r-1 (Bacon Lover) on site 12"),
    Write(
      "check-out r-1 --now 2027-07-05", "checked out r-1 (Bacon Lover) from site 12, not on Tue 6 July",
      after: ["check-in r-1 --now 2027-07-04"], version: 2),
    Write("no-show r-1 --now 2027-07-05", "marked r-1 (Bacon Lover) as a no-show"),
    Write("close-day --mark-no-shows --now 2027-07-05", "closed the day; no-shows: r-1 (Bacon Lover)"),
    Write("change r-1 --nights 3", "changed r-1 (Bacon Lover): departure Tue 6 July 2027 to Wed 7 July 2027"),
    Write("move r-1 --site 14", "moved r-1 (Bacon Lover) from 12 to 14 from Sun 4 July", after: ["add-site 14"]),
    Write(
      "swap r-1 r-2", "swapped r-1 (Bacon Lover) and r-2 (Bacon Lover): r-1 to 14, r-2 to 12",
      after: ["add-site 14", "reserve --site 14 --camper c-1 --arrive 2027-07-04 --nights 2"]),
    Write("reprice r-1", "priced r-1 (Bacon Lover) anew; 90.00 more", after: ["add-rate Standard --nightly 45.00"]),
    Write(
      "merge-campers c-1 c-2", "merged camper c-2 into c-1 (Bacon Lover)",
      after: ["add-camper 'Tent Pole' --phone 555-0102"]),
    Write("forget-camper c-2", "erased camper c-2", after: ["add-camper 'Tent Pole' --phone 555-0102"]),
    Write(
      "join-waitlist --camper c-1 --arrive 2027-07-04 --nights 2",
      "put c-1 (Bacon Lover) on the waitlist, w-1, from Sun 4 July"),
    Write(
      "block-site 12 --from 2027-08-04 --nights 2 --because gravel",
      "blocked site 12 from Wed 4 August to Fri 6 August: gravel"),
    Write(
      "unblock-site b-1", "ended the block b-1 of site 12: gravel",
      after: ["block-site 12 --from 2027-08-04 --nights 2 --because gravel"]),
    Write(
      "offer w-1", "offered w-1 a stay, r-2 (Bacon Lover): site 12, Wed 4 August to Fri 6 August",
      after: ["join-waitlist --camper c-1 --arrive 2027-08-04 --nights 2"]),
    Write(
      "leave-waitlist w-1", "took w-1 off the waitlist, c-1 (Bacon Lover)",
      after: ["join-waitlist --camper c-1 --arrive 2027-08-04 --nights 2"]),
    Write("add-rate Summer --nightly 45.00", "added the rate Summer: nightly 45.00"),
    Write("remove-rate Summer", "removed the rate Summer", after: ["add-rate Summer --nightly 45.00"]),
    Write(
      "change-rate Summer --nightly 46.00", "changed the rate Summer: nightly 45.00 to 46.00",
      after: ["add-rate Summer --nightly 45.00"]),
    Write("add-tax county --percent 7.25%", "added the tax county: percent 7.25%"),
    Write("remove-tax county", "removed the tax county", after: ["add-tax county --percent 7.25%"]),
    Write("policy --deposit 20%", "changed the policy: deposit 20%", after: ["policy --early refund"]),
    Write("add-discount Access --percent 50%", "added the discount Access: percent 50%"),
    Write("remove-discount Access", "removed the discount Access", after: ["add-discount Access --percent 50%"]),
    Write("add-item firewood --price 6.00", "added the item firewood: price 6.00"),
    Write("sell 5.00 --memo ice --method cash", "sold ice for 5.00 by cash"),
    Write("remove-item firewood", "removed the item firewood", after: ["add-item firewood --price 6.00"]),
    Write(
      "change-item firewood --price 7.00", "changed the item firewood: price 6.00 to 7.00",
      after: ["add-item firewood --price 6.00"]),
    Write(
      "change-tax county --percent 7.5%", "changed the tax county: percent 7.25% to 7.5%",
      after: ["add-tax county --percent 7.25%"]),
    Write(
      "change-discount Access --percent 40%", "changed the discount Access: percent 50% to 40%",
      after: ["add-discount Access --percent 50%"]),
    Write(
      "add-rule Weekends --weekdays fri,sat --min-nights 2", "added the rule Weekends: min nights 2, weekdays fri/sat"),
    Write(
      "change-rule Weekends --min-nights 3", "changed the rule Weekends: min nights 2 to 3",
      after: ["add-rule Weekends --weekdays fri,sat --min-nights 2"]),
    Write(
      "remove-rule Weekends", "removed the rule Weekends",
      after: ["add-rule Weekends --weekdays fri,sat --min-nights 2"]),
    Write("charge r-1 5.00", "charged 5.00 to r-1 (Bacon Lover)", after: ["charge r-1 20.00"]),
    Write("uncharge r-1 5.00", "took back 5.00 from r-1 (Bacon Lover)", after: ["charge r-1 20.00"]),
    Write("pay r-1 5.00", "took 5.00 for r-1 (Bacon Lover)", after: ["charge r-1 20.00"]),
    Write("refund r-1 5.00", "refunded 5.00 of r-1 (Bacon Lover)", after: ["pay r-1 20.00"]),
    Write(
      "transfer r-1 r-2 5.00", "transferred 5.00 from r-1 (Bacon Lover) to r-2 (Bacon Lover)",
      after: [
        "pay r-1 20.00", "add-site 14", "reserve --site 14 --camper c-1 --arrive 2027-07-04 --nights 2",
        "charge r-2 20.00",
      ]),
    Write(
      "discount r-1 5.00 --because kindness", "gave r-1 (Bacon Lover) a discount: kindness; 5.00 less",
      after: ["add-rate Standard --nightly 45.00", "reprice r-1"], version: 2),
    Write(
      "waive r-1 5.00 --because kindness", "waived 5.00 for r-1 (Bacon Lover): kindness",
      after: ["charge r-1 20.00"]),
    Write(
      "write-off r-1 5.00 --because gone", "wrote off 5.00 for r-1 (Bacon Lover): gone",
      after: ["charge r-1 20.00"]),
  ]

  struct Write: Sendable, CustomTestStringConvertible {
    let line: String
    /// The sentence of its entry in the log.
    let sentence: String
    /// The commands to run before it.
    let preparations: [String]
    /// The version of the thing that it changes.
    let version: Int

    init(_ line: String, _ sentence: String, after preparations: [String] = [], version: Int = 1) {
      (self.line, self.sentence, self.preparations, self.version) = (line, sentence, preparations, version)
    }

    var testDescription: String { line }
  }

  /// The line of a command.
  static func write(of command: String) -> Write? { writes.first { "\($0.line) ".hasPrefix("\(command) ") } }

  /// The answer of a write; the first of several things that it has written.
  func written(_ shell: borrowing Shell, _ line: String) throws -> [String: Any] {
    let result = try shell.run("campctl \(line) --json")
    try #require(result.status == 0, "\(line): \(result.errors)")
    let answer = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(answer as? [String: Any] ?? (answer as? [[String: Any]])?.first)
  }
}
