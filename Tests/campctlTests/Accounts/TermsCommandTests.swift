import Foundation
import TestSupport
import Testing

/// Discounts, an agreed price and an exemption as a user types them.
struct TermsCommandTests: ~Copyable {
  /// Reservation r-1 of two nights at 45.00, and r-2, which is cancelled.
  private let shell = Shell.campground(
    """
    add-rate Standard --nightly 45.00
    add-tax County --percent 10%
    add-discount Access --percent 50% --needs-pass
    add-discount Weekend --per-night 5.00 --weekdays fri,sat
    reserve --site 12 --camper c-1 --arrive 2027-07-05 --nights 2
    reserve --site 12 --camper c-1 --arrive 2027-09-01 --nights 2
    cancel r-2
    """)

  private static let stay = "reserve --site 12 --camper c-1 --arrive 2027-08-01 --nights 2"

  static let bad: [(String, String)] = [
    ("\(stay) --discount Access", "5 passNeeded pass"),
    ("\(stay) --discount Weekend --discount weekend", "5 duplicateName discount"),
    ("\(stay) --pass 7", "64 usage pass"), ("\(stay) --tax-exempt ' '", "5 emptyReason taxExempt"),
    ("\(stay) --tax-exempt form --tax-exempt-from City", "4 notFound taxExemptFrom"),
    ("\(stay) --tax-exempt-from County", "64 usage tax-exempt-from, emptyReason taxExempt"),
    ("discount r-2 5.00 --because noise", "5 nothingCharged reservation"),
    ("change r-1 --tax-exempt-from County", "5 emptyReason taxExempt"),
    ("change r-1 --discount Access", "5 passNeeded pass"),
  ]

  @Test(arguments: bad)
  func `bad input is named in each of its three forms, and changes nothing`(line: String, outline: String) throws {
    try shell.expectRefused(line, outline)
  }

  @Test func `a reservation has its discounts, its own price and its certificate`() throws {
    let made = try shell.json("\(Self.stay) --discount Access --discount Weekend --pass 77-1 --tax-exempt form")
    #expect(made["total"] as? String == "45.00" && made["taxExempt"] as? String == "form")
    let discounts = try #require(made["discounts"] as? [[String: Any]])
    #expect(discounts.map { $0["name"] as? String } == ["Access", "Weekend"])
    #expect(discounts.map { $0["amount"] as? String } == ["-45.00", "0.00"])
    #expect(try shell.json("discount r-3 10% --because noise")["total"] as? String == "36.00")
    let own = try shell.json("reprice r-3 --nightly 20.00 --because 'old friends'")
    #expect(own["nightly"] as? String == "20.00" && own["total"] as? String == "16.00")
    #expect(try shell.json("change r-3 --discount '' --tax-exempt ''")["total"] as? String == "39.60")
    let given = try #require(try shell.json("show-reservation r-3")["discounts"] as? [[String: Any]])
    #expect(given.map { $0["reason"] as? String } == ["noise"])
  }

  @Test func `a discount that takes nothing off is named, and one by hand where no night is open`() throws {
    let made = try shell.run("campctl \(Self.stay) --discount Weekend")
    #expect(made.errors.contains("The discount Weekend takes nothing off this stay."))
    try shell.json("check-in r-1 --now 2027-07-05")
    try shell.json("check-out r-1 --now 2027-07-07")
    let late = try shell.run("campctl discount r-1 9.00 --because ants --now 2027-07-08")
    let party = "r-1 (Bacon Lover, site 12, Mon 2027-07-05 to Wed 2027-07-07)"
    #expect(late.output == "Took 9.00 USD off \(party): 9.90 USD less, 89.10 in all.\n")
    #expect(late.errors.contains("9.00 USD of it is a line of today, as no open night has room for it."))
  }

  @Test func `where no night is charged, waiving is named`() throws {
    let refused = try shell.run("campctl discount r-2 5.00 --because noise")
    #expect(refused.errors.contains("No night of r-2 is charged") && refused.errors.contains("campctl waive"))
  }
}
