import Foundation
import Testing

/// `change-tax`, `change-discount` and `change-item`.
@Suite struct ChangePriceTermsCommandTests: ~Copyable {
  private let shell = Shell.campground(
    """
    add-tax County --percent 7.25% --type standard --stays-up-to 29
    add-discount Club --percent 10% --code C --from 2027-06-01 --needs-pass
    add-item wood --price 6.00 --taxes County
    """)

  /// The first of a list, without its version, which undo makes one more.
  private func terms(of list: String) throws -> NSDictionary {
    var first = try #require(try shell.jsonList(list).first)
    first["version"] = nil
    return first as NSDictionary
  }

  @Test func `each answers with the whole thing, and is undone`() throws {
    let lists = ["list-taxes", "list-discounts", "list-items"]
    let before = try lists.map { try terms(of: $0) }
    let tax = try shell.json("change-tax County --per-night 2 --type '' --rename City --if-version 1")
    #expect(tax["name"] as? String == "City" && tax["perNight"] as? String == "2.00" && tax["percent"] is NSNull)
    #expect(tax["type"] is NSNull && tax["staysUpTo"] as? Int == 29 && tax["version"] as? Int == 2)
    let club = try shell.json("change-discount Club --no-needs-pass --code '' --on nights,extras --if-version 1")
    #expect(club["needsPass"] as? Bool == false && club["code"] is NSNull && club["from"] as? String == "2027-06-01")
    let wood = try shell.json("change-item wood --unit box --taxes-on-items --rename 'A box' --if-version 2")
    #expect(wood["unitPrice"] as? String == "6.00" && wood["taxes"] is NSNull && wood["name"] as? String == "A box")
    #expect(try shell.refusal("change-tax City --percent 1 --if-version 1").status == 3)
    for _ in 1...3 { try shell.json("undo --yes") }
    #expect(try lists.map { try terms(of: $0) } == before)
  }

  @Test func `the same terms again change nothing, and an item keeps a tax that no longer is on items`() throws {
    for line in ["change-tax County --percent 7.25", "change-discount Club --code C", "change-item wood --price 6.00"] {
      #expect(try shell.run("campctl \(line)").output.hasPrefix("Nothing to change at "))
    }
    let amount = try shell.run("campctl change-item wood --taxes County && campctl change-tax County --per-stay 5")
    #expect(amount.errors == "From now on it is not on wood, which still lists it.\n")
  }

  @Test(
    arguments: [
      ("change-tax County", 64), ("change-discount Club", 64), ("change-item wood", 64),
      ("change-tax County --percent ''", 64), ("change-item wood --price ''", 64),
      ("change-discount Club --before 2027-06-01", 5),
    ] as [(String, Int32)])
  func `a bad change is refused, and changes nothing`(line: String, status: Int32) throws {
    let lists = "campctl list-taxes --json; campctl list-discounts --json; campctl list-items --json"
    let before = try shell.run(lists).output
    #expect(try shell.refusal(line).status == status)
    #expect(try shell.run(lists).output == before)
  }
}
