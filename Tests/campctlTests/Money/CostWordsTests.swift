import Foundation
import Testing

/// The words of a command for people about the price of a stay, or the amount left to pay.
@Suite struct CostWordsTests: ~Copyable {
  /// Three nights of 45.00, 10 % of tax and 10.00 for cleaning: 158.50.
  private let shell = Shell.campground(
    """
    add-rate Standard --nightly 45.00
    add-tax county --percent 10%
    add-tax Cleaning --per-stay 10.00 --fee
    policy --deposit 1-night --cancellation '7:0% 0:50%' --no-show 1-night --early refund
    reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 3
    """)

  private func paid(_ amount: String?) throws { if let amount { try shell.json("pay r-1 \(amount)") } }

  @Test func `what cancelling would cost has the fee, and what of the money comes back`() throws {
    try paid("100.00")
    let quote = try shell.json("cancel r-1 --quote --now 2027-07-01")
    for (key, value) in ["fee": "79.25", "refund": "20.75", "total": "158.50", "paid": "100.00"] {
      #expect(quote[key] as? String == value, "\(key)")
    }
  }

  @Test func `a no-show says what it costs, and what is to be refunded or paid`() throws {
    let line = "no-show r-1 --now 2027-07-05T08:00 --dry-run"
    let credit = "Not coming costs 45.00 USD; 55.00 of the payments is to be refunded: campctl refund r-1 55.00."
    #expect(try shell.words(line).contains("Not coming costs 45.00 USD; 45.00 to pay."))
    try paid("100.00")
    #expect(try shell.words(line).contains(credit))
  }

  @Test func `what was charged by hand is no part of a no-show's cost, and is to be paid beside it`() throws {
    try shell.json("charge r-1 5.00 --memo firewood")
    #expect(try shell.words("no-show r-1 --now 2027-07-05T08:00").contains("Not coming costs 45.00 USD; 50.00 to pay."))
  }

  @Test(arguments: ["change r-1 --nights 2", "discount r-1 45.00 --because rain"])
  func `a price below the payments says how the credit is paid out`(line: String) throws {
    let credit = "r-1 has a credit of 49.50 USD; campctl refund r-1 49.50 pays it out."
    try paid("100.00")
    #expect(try !shell.words(line).contains("credit"))
    try shell.json("undo --yes")
    try paid("58.50")
    #expect(try shell.words(line).contains(credit))
  }

  @Test(arguments: [
    (nil, "until Wed 2027-07-07; 158.50 USD to pay."), ("100.00", "until Wed 2027-07-07; 58.50 USD to pay."),
    ("158.50", "until Wed 2027-07-07; paid in full."), ("160.00", "until Wed 2027-07-07; a credit of 1.50 USD."),
  ])
  func `checking in says what is to be paid`(paid: String?, words expected: String) throws {
    try self.paid(paid)
    #expect(try shell.words("check-in r-1 --now 2027-07-04").contains(expected))
  }

  /// Two nights and their tax are given back: 99.00.
  @Test(arguments: [
    ("50.00", "r-1 has 9.50 USD to pay.\n"),
    ("100.00", "r-1 has a credit of 40.50 USD; campctl refund r-1 40.50 pays it out.\n"),
  ])
  func `checking out says what is left`(paid: String, words expected: String) throws {
    try self.paid(paid)
    try shell.json("check-in r-1 --now 2027-07-04")
    #expect(try shell.words("check-out r-1 --now 2027-07-05").contains(expected))
  }

  @Test func `nights that a party stays too long are said not to be charged, where nights have a price`() throws {
    let said = "it has stayed 2 nights longer, which are not charged: campctl charge r-1 AMOUNT charges them.\n"
    try shell.json("check-in r-1 --now 2027-07-04")
    #expect(try shell.words("check-out r-1 --now 2027-07-09").contains(said))
    let free = Shell.campground()
    try free.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 3")
    try free.json("check-in r-1 --now 2027-07-04")
    #expect(try free.words("check-out r-1 --now 2027-07-09").contains("it has stayed 2 nights longer.\n"))
  }

  @Test func `a discount moves a part of an included tax, which is no new price`() throws {
    let shell = Shell.campground(
      """
      add-rate Standard --nightly 45
      add-tax MwSt --percent 7% --included
      add-discount Ten --percent 10%
      reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2
      change r-1 --discount Ten
      change r-1 --discount ''
      """)
    let statement = try shell.words("account r-1")
    #expect(statement.contains("less tax in the price") && statement.contains("more tax in the price"))
    #expect(!statement.contains("new price"))
    try shell.json("add-rate Dear --nightly 60 --site 12")
    try shell.json("reprice r-1")
    #expect(try shell.words("account r-1").contains("new price"))
  }

  @Test func `confirming and offering say what the stay costs, and the deposit`() throws {
    let price = "(3 nights), 158.50 USD, deposit 45.00 due Tue 2027-06-01."
    try shell.json("hold --site 12 --camper c-1 --arrive 2027-07-14 --nights 3")
    #expect(try shell.words("confirm r-2").contains(price))
    try shell.json("join-waitlist --camper c-1 --arrive 2027-07-24 --nights 3")
    #expect(try shell.words("offer w-1").contains(price))
  }

  @Test func `a no-show and who comes late after all are charged the same nights`() throws {
    try shell.json("no-show r-1 --now 2027-07-05T08:00")
    let account = try shell.json("check-in r-1 --now 2027-07-05T09:00")
    #expect(account["total"] as? String == "158.50")
    let entries = try #require(try shell.json("account r-1")["entries"] as? [[String: Any]])
    let nights = entries.filter { $0["item"] as? String == "nights" }
    #expect(nights.map { $0["memo"] as? String } == ["3 nights", "no-show, 3 nights", "3 nights more"])
    #expect(nights.map { $0["amount"] as? String } == ["135.00", "-135.00", "135.00"])
  }
}

extension Shell {
  /// The text for people on both streams.
  fileprivate func words(_ line: String) throws -> String {
    let result = try run("campctl \(line)")
    try #require(result.status == 0, "\(line): \(result.errors)")
    return result.output + result.errors
  }
}
