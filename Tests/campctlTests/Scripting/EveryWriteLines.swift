import Foundation
import Testing

extension EveryWriteTests {
  /// A command line for each command that writes, on a campground with site 12, camper c-1 and reservation r-1.
  static let lines = [
    "settings": "settings --name Trout", "add-site": "add-site 1", "change-site": "change-site 12 --loop Aspen",
    "retire-site": "retire-site 12", "add-camper": "add-camper 'Tent Pole' --phone 555-0102",
    "change-camper": "change-camper c-1 --notes early", "cancel": "cancel r-1",
    "reserve": "reserve --site 12 --camper c-1 --arrive 2027-08-04 --nights 2", "undo": "undo --anyone",
    "redo": "redo o-3",
    "import sites": "import sites \(trout)",
    "import reservations": "import reservations Fixtures/Imports/detail-report.csv",
    "import campers": "import campers Fixtures/Imports/guests.csv",
    "import ical": "import ical Fixtures/Calendars/november.ics --site 12 --feed airbnb",
    "import rates": "import rates Fixtures/Imports/rates.csv",
    "hold": "hold --site 12 --camper c-1 --arrive 2027-08-04 --nights 2", "confirm": "confirm r-2",
    "check-in": "check-in r-1 --now 2027-07-04", "check-out": "check-out r-1 --now 2027-07-05",
    "no-show": "no-show r-1 --now 2027-07-05", "close-day": "close-day --mark-no-shows --now 2027-07-05",
    "change": "change r-1 --nights 3", "move": "move r-1 --site 14",
    "swap": "swap r-1 r-2", "reprice": "reprice r-1", "merge-campers": "merge-campers c-1 c-2",
    "forget-camper": "forget-camper c-2",
    "join-waitlist": "join-waitlist --camper c-1 --arrive 2027-07-04 --nights 2",
    "block-site": "block-site 12 --from 2027-08-04 --nights 2 --because gravel", "unblock-site": "unblock-site b-1",
    "offer": "offer w-1", "leave-waitlist": "leave-waitlist w-1",
    "add-rate": "add-rate Summer --nightly 45.00", "remove-rate": "remove-rate Summer",
    "change-rate": "change-rate Summer --nightly 46.00",
    "add-tax": "add-tax county --percent 7.25%", "remove-tax": "remove-tax county", "policy": "policy --deposit 20%",
    "add-discount": "add-discount Access --percent 50%", "remove-discount": "remove-discount Access",
    "add-item": "add-item firewood --price 6.00", "sell": "sell 5.00 --memo ice --method cash",
    "remove-item": "remove-item firewood", "change-item": "change-item firewood --price 7.00",
    "change-tax": "change-tax county --percent 7.5%", "change-discount": "change-discount Access --percent 40%",
    "add-rule": "add-rule Weekends --weekdays fri,sat --min-nights 2",
    "change-rule": "change-rule Weekends --min-nights 3", "remove-rule": "remove-rule Weekends",
    "charge": "charge r-1 5.00", "uncharge": "uncharge r-1 5.00", "pay": "pay r-1 5.00", "refund": "refund r-1 5.00",
    "transfer": "transfer r-1 r-2 5.00",
    "discount": "discount r-1 5.00 --because kindness",
    "waive": "waive r-1 5.00 --because kindness", "write-off": "write-off r-1 5.00 --because gone",
  ]

  /// The commands to run before that, for some.
  private static let preparations = [
    "confirm": ["hold --site 12 --camper c-1 --arrive 2027-09-04 --nights 2"],
    "redo": ["undo o-3 --yes"],
    "check-out": ["check-in r-1 --now 2027-07-04"],
    "move": ["add-site 14"],
    "reprice": ["add-rate Standard --nightly 45.00"],
    "discount": ["add-rate Standard --nightly 45.00", "reprice r-1"],
    "import reservations": ["add-site 1", "add-site 2", "add-site 3", "add-site 10"],
    "merge-campers": ["add-camper 'Tent Pole' --phone 555-0102"],
    "forget-camper": ["add-camper 'Tent Pole' --phone 555-0102"],
    "unblock-site": ["block-site 12 --from 2027-08-04 --nights 2 --because gravel"],
    "offer": ["join-waitlist --camper c-1 --arrive 2027-08-04 --nights 2"],
    "leave-waitlist": ["join-waitlist --camper c-1 --arrive 2027-08-04 --nights 2"],
    "remove-rate": ["add-rate Summer --nightly 45.00"], "change-rate": ["add-rate Summer --nightly 45.00"],
    "remove-tax": ["add-tax county --percent 7.25%"], "change-tax": ["add-tax county --percent 7.25%"],
    "remove-discount": ["add-discount Access --percent 50%"],
    "change-discount": ["add-discount Access --percent 50%"],
    "remove-item": ["add-item firewood --price 6.00"], "change-item": ["add-item firewood --price 6.00"],
    "change-rule": ["add-rule Weekends --weekdays fri,sat --min-nights 2"],
    "remove-rule": ["add-rule Weekends --weekdays fri,sat --min-nights 2"],
    "policy": ["policy --early refund"],
    "charge": ["charge r-1 20.00"], "uncharge": ["charge r-1 20.00"], "pay": ["charge r-1 20.00"],
    "refund": ["pay r-1 20.00"], "waive": ["charge r-1 20.00"], "write-off": ["charge r-1 20.00"],
    "transfer": [
      "pay r-1 20.00", "add-site 14", "reserve --site 14 --camper c-1 --arrive 2027-07-04 --nights 2",
      "charge r-2 20.00",
    ],
    "swap": ["add-site 14", "reserve --site 14 --camper c-1 --arrive 2027-07-04 --nights 2"],
  ]

  /// The version of the thing that a line changes, where it is not the first.
  static let versions = ["check-out": 2, "discount": 2]

  static func preparations(of name: String) -> [String] { preparations[name] ?? [] }

  func prepare(_ shell: borrowing Shell, for name: String) throws {
    for line in Self.preparations(of: name) { try shell.json(line) }
  }

  /// The answer of a write; the first of several things that it has written.
  func written(_ shell: borrowing Shell, _ line: String) throws -> [String: Any] {
    let result = try shell.run("campctl \(line) --json")
    try #require(result.status == 0, "\(line): \(result.errors)")
    let answer = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(answer as? [String: Any] ?? (answer as? [[String: Any]])?.first)
  }
}
