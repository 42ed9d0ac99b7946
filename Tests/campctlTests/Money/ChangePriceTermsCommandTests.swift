import Foundation
import Testing

/// `change-tax`, `change-discount` and `change-item`.
@Suite struct ChangePriceTermsCommandTests {
  private func priced() throws -> Shell {
    let shell = try Shell.withCampground()
    try shell.json("add-tax County --percent 7.25% --type standard --stays-up-to 29")
    try shell.json("add-discount Club --percent 10% --code C --from 2027-06-01 --needs-pass")
    try shell.json("add-item wood --price 6.00 --taxes County")
    return shell
  }

  /// The first of a list, without its version, which undo makes one more.
  private func terms(of list: String, _ shell: borrowing Shell) throws -> NSDictionary {
    var first = try #require(try shell.jsonList(list).first)
    first["version"] = nil
    return first as NSDictionary
  }

  @Test func `each answers with the whole thing, and is undone`() throws {
    let shell = try priced()
    let lists = ["list-taxes", "list-discounts", "list-items"]
    let before = try lists.map { try terms(of: $0, shell) }
    let tax = try shell.json("change-tax County --per-night 2 --type '' --rename City --if-version 1")
    #expect(tax["name"] as? String == "City" && tax["perNight"] as? String == "2.00" && tax["percent"] is NSNull)
    #expect(tax["type"] is NSNull && tax["staysUpTo"] as? Int == 29 && tax["version"] as? Int == 2)
    let club = try shell.json("change-discount Club --no-needs-pass --code '' --on nights,extras --if-version 1")
    #expect(club["needsPass"] as? Bool == false && club["code"] is NSNull && club["from"] as? String == "2027-06-01")
    let wood = try shell.json("change-item wood --unit box --taxes-on-items --rename 'A box' --if-version 2")
    #expect(wood["unitPrice"] as? String == "6.00" && wood["taxes"] is NSNull && wood["name"] as? String == "A box")
    #expect(try shell.refusal("change-tax City --percent 1 --if-version 1").status == 3)
    for _ in 1...3 { try shell.json("undo --yes") }
    #expect(try lists.map { try terms(of: $0, shell) } == before)
  }

  @Test func `people read the terms as they are now, and what keeps the former ones`() throws {
    let shell = try priced()
    #expect(
      try shell.run("campctl change-tax County --percent 8 --stays-up-to ''").output
        == "Changed tax County: 8% of nights and extras, type standard; existing reservations, charges and sales keep "
        + "theirs.\n")
    #expect(
      try shell.run("campctl change-discount Club --per-stay 5").output
        == "Changed the discount Club: 5.00 USD a stay, with a pass, code C, from 2027-06-01; reservations that have it "
        + "keep it as it was.\n")
    #expect(
      try shell.run("campctl change-item wood --price 7 --taxes ''").output
        == "Changed the item wood: 7.00 USD, without tax; charges and sales keep their price.\n")
    for line in ["change-tax County --percent 8", "change-discount Club --code C", "change-item wood --price 7.00"] {
      #expect(try shell.run("campctl \(line)").output.hasPrefix("Nothing to change at "))
    }
    let amount = try shell.run("campctl change-item wood --taxes County && campctl change-tax County --per-stay 5")
    #expect(amount.errors == "From now on it is not on wood, which still lists it.\n")
  }

  @Test(
    arguments: [
      ("change-tax County", 64), ("change-discount Club", 64), ("change-item wood", 64), ("change-tax", 64),
      ("change-tax no --fee", 4), ("change-discount no --percent 5", 4), ("change-item no --price 5", 4),
      ("change-tax County --percent ''", 64), ("change-item wood --price ''", 64),
      ("change-tax County --percent 5 --per-night 5", 5), ("change-tax County --adults-only", 5),
      ("change-tax County --stays-up-to 5 --first-nights 5", 5), ("change-item wood --taxes no", 4),
      ("change-discount Club --site 12 --type rv", 5), ("change-discount Club --before 2027-06-01", 5),
    ] as [(String, Int32)])
  func `a bad change is refused, and changes nothing`(line: String, status: Int32) throws {
    let shell = try priced()
    let lists = "campctl list-taxes --json; campctl list-discounts --json; campctl list-items --json"
    let before = try shell.run(lists).output
    #expect(try shell.refusal(line).status == status)
    #expect(try shell.run(lists).output == before)
  }
}
