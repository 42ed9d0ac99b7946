import Foundation
import Testing

/// The party that has left without a word, at the arrival of the next.
@Suite struct OverduePartyTests: ~Copyable {
  private static let noon = "2027-06-02T12:00"

  /// Ann Lee is on site 12 until 2 June, and Bacon Lover comes then.
  private let shell = Shell.campground(
    """
    reserve --site 12 --new 'Ann Lee' --phone 555-0101 --arrive 2027-06-01 --nights 1 --check-in
    reserve --site 12 --camper c-1 --arrive 2027-06-02 --nights 2
    """)

  @Test func `a script gets the party's name and the ready command`() throws {
    let refused = try shell.run("campctl check-in r-2 --now \(Self.noon)")
    #expect(refused.status == 5)
    #expect(refused.errors.contains("who should have left at 11:00; campctl check-out r-1 comes first.\n"))
    let early = try shell.run("campctl check-in r-2 --now 2027-06-02T10:00")
    #expect(early.errors.contains("r-1 (Ann Lee), who leaves today by 11:00; campctl check-out r-1 comes first.\n"))
  }

  @Test func `a person at a terminal is asked, and one command does both`() throws {
    let line = "campctl check-in --site 12 --now \(Self.noon)"
    let declined = try shell.typing("n", to: line)
    #expect(declined.status == 2)
    #expect(declined.errors.hasPrefix("Site 12: Ann Lee should have left at 11:00. Check out? [y/N]\n"))
    let done = try shell.typing("y", to: line)
    #expect(done.status == 0)
    #expect(done.errors.contains("Checked out r-1: Ann Lee has left.\n"))
    #expect(done.output.hasPrefix("Checked in r-2: Bacon Lover on site 12"))
    #expect(try shell.json("show-reservation r-1 --now \(Self.noon)")["status"] as? String == "checked-out")
    #expect(
      try shell.run("campctl log --limit 1").output.contains(
        "checked in r-2 (Bacon Lover) on site 12; checked out r-1 (Ann Lee)"))
    try shell.json("undo --yes")
    #expect(try shell.json("show-reservation r-1")["status"] as? String == "checked-in")
  }

  @Test func `all who should have left are checked out by one command`() throws {
    try shell.json("add-site 14")
    try shell.json("reserve --site 14 --camper c-1 --arrive 2027-06-01 --nights 3 --check-in")
    #expect(try shell.jsonList("check-out --overdue --now 2027-06-02T10:00").isEmpty)
    let none = try shell.run("campctl check-out --overdue --now 2027-06-02T10:00")
    #expect(none.status == 0 && none.errors == "No party should have left by now.\n")
    #expect(try shell.jsonList("check-out --overdue --now \(Self.noon)").map { $0["id"] as? String } == ["r-1"])
    #expect(try shell.json("check-in r-2 --now \(Self.noon)")["status"] as? String == "checked-in")
    for line in ["check-out r-2 --overdue", "check-out --overdue --site 12", "check-out --overdue --group Scouts"] {
      #expect(try shell.refusal(line).status == 64, "\(line)")
    }
  }

  @Test(arguments: ["pay --site 12 45.00", "charge --site 12 5.00 --memo ice", "pay --site 12 45.00 --security"])
  func `money by the site is nobody's while one is overdue and the next is due`(line: String) throws {
    let refused = try shell.refusal("\(line) --now \(Self.noon)")
    #expect(refused.status == 3)
    #expect(refused.name == "ambiguous")
    let message = refused.message
    #expect(message.contains("r-1 (Ann Lee,") && message.contains("r-2 (Bacon Lover,"))
    #expect(try shell.run("campctl \(line) --now 2027-06-02T10:00").status == 0)
    try shell.json("check-out r-1 --now \(Self.noon)")
    #expect(try shell.run("campctl \(line) --now \(Self.noon)").status == 0)
  }

  @Test func `a site with an overdue party is not offered`() throws {
    try shell.json("cancel r-2")
    let now = "--now \(Self.noon)"
    let sites = try shell.jsonList("availability --arrive 2027-06-02 --nights 1 --why \(now)")
    let reasons = try #require(sites.first?["reasons"] as? [[String: Any]])
    #expect(reasons.map { $0["name"] as? String } == ["siteOccupied"])
    #expect(try shell.jsonList("availability --arrive 2027-06-02 --nights 1 \(now)").isEmpty)
    #expect(try shell.jsonList("availability --arrive 2027-06-02 --nights 1..2 \(now)").isEmpty)
    let refused = try shell.refusal("reserve --any-site --camper c-1 --arrive 2027-06-02 --nights 1 \(now)")
    #expect(refused.status == 5)
    #expect(refused.message.contains("r-1 (Ann Lee)"))
    #expect(try shell.jsonList("availability --arrive 2027-06-02 --nights 1 --now 2027-06-02T10:00").count == 1)
    #expect(try shell.jsonList("availability --arrive 2027-06-03 --nights 1 \(now)").count == 1)
  }

  @Test func `a party a day early has the ready command while its site is free`() throws {
    let shell = Shell.campground("reserve --site 12 --camper c-1 --arrive 2027-06-02 --nights 2")
    let hint = "Hint: campctl change r-1 --arrive today --depart 2027-06-04 lets the party come today.\n"
    #expect(try shell.run("campctl check-in r-1").errors.hasSuffix(hint))
    #expect(try shell.run("campctl check-in 'bacon lover'").errors.hasSuffix(hint))
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-06-01 --nights 1")
    let early = "Hint: campctl show-reservation shows its days, and campctl change gives it others.\n"
    #expect(try shell.run("campctl check-in r-1").errors.hasSuffix(early))
  }

  @Test func `after check-out time on the last day the refusal has the hour`() throws {
    let shell = Shell.campground("reserve --site 12 --camper c-1 --arrive 2027-06-02 --nights 2")
    let late = try shell.run("campctl check-in r-1 --now 2027-06-04T12:05")
    #expect(
      late.errors == "Error: r-1 was due to leave by 11:00 today, Fri 2027-06-04; it is 12:05 now.\n"
        + "Hint: campctl show-reservation shows its days, and campctl change gives it others.\n")
  }

  @Test func `nights beyond the departure are named before and after`() throws {
    let shell = Shell.campground("add-rate Standard --nightly 45")
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-06-01 --nights 1 --check-in")
    let line = "campctl check-out r-1 --now 2027-06-03T10:00"
    let asked = try shell.typing("n", to: line)
    #expect(
      asked.errors.hasPrefix(
        "r-1 has stayed 1 night longer, which is not charged; campctl change r-1 --depart 2027-06-03 makes it part of the "
          + "stay. Check it out all the same? [y/N]\n"))
    let done = try shell.run(line)
    #expect(
      done.errors.contains("it has stayed 1 night longer, which is not charged: campctl charge r-1 AMOUNT charges it."))
    #expect(done.errors.contains("campctl undo, campctl change r-1 --depart 2027-06-03 and check-out."))
  }

  @Test func `the smallest party can be overridden, when it comes and when it shrinks`() throws {
    let shell = Shell.campground("add-site 20 --min-people 12 --max-people 25")
    let line = "reserve --site 20 --camper c-1 --arrive 2027-06-01 --nights 1 --adults"
    let refused = try shell.refusal("\(line) 11")
    #expect(refused.status == 5 && refused.message.contains("at least 12 people"))
    for _ in 0..<2 {
      let made = try shell.json("\(line) 11 --override-capacity 'one is ill' --check-in --key k")
      #expect(made["overridden"] as? [String] == ["tooFewPeople"])
    }
    #expect(try shell.json("change r-1 --adults 10 --override-capacity 'two are ill'")["adults"] as? Int == 10)
  }
}
