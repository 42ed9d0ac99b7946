import Foundation
import TestSupport
import Testing

/// Bad input of items, charges, sales, taxes and methods in its three forms: words, a line of words in a batch, and a line
/// of JSON (domain rule R25).
@Suite struct SaleInputTests: ~Copyable {
  private let shell = Shell.campground(
    """
    add-item firewood --price 6
    settings --methods cash,card
    add-rate Standard --nightly 45.00
    reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2
    """)

  @Test(
    TestEngine.ofFiles("an argument is read before a store is opened"),
    arguments: [
      ("add-item ice --price 0.001", "5 invalidAmount price"),
      ("add-item ice --unit kg --price 0.1234567", "5 invalidAmount price"),
      ("add-item ice --price £1", "5 otherCurrency price"), ("add-item ice --price 1,000", "64 unreadable price"),
      ("pay r-1 '5 EUR'", "5 otherCurrency amount"), ("refund r-1 --item firewood", "64 usage item"),
      ("sell 5.00 --count 2 --method cash", "64 usage count"), ("remove-item ice", "4 notFound name"),
      ("charge r-1 5 --count 2", "64 usage count"), ("sell 0 --method cash", "5 invalidAmount amount"),
      ("refund l-99", "4 notFound entry"), ("refund l-1", "5 notASale reservation"),
      ("settings --surcharge card=101%", "5 invalidPercent surcharge"),
      ("settings --included-adults -1", "5 invalidNumberOfPeople includedAdults"),
      ("settings --extra-pet -1", "5 invalidAmount extraPet"),
      ("add-tax t --per-night 5 --on items", "5 crossedTax on"),
      ("add-tax t --percent 5% --fee --included", "5 crossedTax included"),
      ("add-tax t --percent 5% --stays-up-to 0", "5 invalidNumberOfNights staysUpTo"),
    ])
  func `bad input is named with its field, and nothing is kept`(line: String, outline: String) throws {
    try shell.expectRefused(line, outline)
  }

  @Test(arguments: [
    ("--item firewood --count 1.5", #""item":"firewood","count":1.5"#, "5 invalidCount count"),
    ("--item firewood --count 0.0001", #""item":"firewood","count":0.0001"#, "64 unreadable count"),
    ("--item firewood --item ice", #""items":[{"item":"firewood"},{"item":"ice"}]"#, "4 notFound item"),
  ])
  func `so is that of a sale of several`(words: String, members: String, outline: String) throws {
    try shell.expectRefused(
      "sell \(words) --method cash", outline, json: #"{"command":"sell",\#(members),"method":"cash"}"#)
  }

  @Test func `several items are one sale, from words as from JSON, and one is refunded`() throws {
    let shell = Shell.campground("add-item firewood --price 6\nadd-item ice --price 3.50")
    let outcome = try shell.batch(
      """
      sell --item firewood --item ice --count 2 --method cash
      {"command":"sell","items":[{"item":"firewood"},{"item":"ice","count":2}],"method":"cash"}
      """)
    let sales = outcome.replies.compactMap(\.result)
    #expect(sales.map { $0["amount"] as? String } == ["13.00", "13.00"])
    #expect(sales.map { $0["memo"] as? String } == ["firewood, 2 × ice", "firewood, 2 × ice"])
    #expect(sales.map { ($0["entries"] as? [Any])?.count } == [3, 3])
    #expect(try shell.json("refund l-1 --item ice")["paid"] as? String == "6.00")
    let key = "--key evening"
    try shell.json("sell --item firewood --item ice --count 2 --method cash \(key)")
    let again = try shell.batch(
      #"{"command":"sell","items":[{"item":"firewood"},{"item":"ice","count":2}],"method":"cash","key":"evening"}"#)
    #expect(again.replies.first?.result?["replayed"] as? Bool == true)
    #expect(try shell.refusal("sell --item ice --item firewood --count 2 --method cash \(key)").status == 3)
  }

  @Test func `several sites given one by one are reserved as a list is`() throws {
    let shell = Shell.campground("add-site 13")
    let words = "reserve -s 12 -s 13 --camper c-1 --arrive 2027-07-04 --nights 1"
    #expect(try shell.run("campctl \(words) --quiet").output == "r-1\nr-2\n")
    let outcome = try shell.batch(
      #"{"command":"hold","site":["12","13"],"camper":"c-1","arrive":"2027-08-04","nights":1}"#)
    #expect(outcome.status == 0)
    for other in ["--any-site", "--sites 12", "--count 2"] {
      #expect(try shell.refusal("\(words) \(other)").status == 64)
    }
    #expect(try shell.refusal("list-reservations -s 12 -s 13").status == 64)
  }

  @Test func `removing a tax names the items that list it`() throws {
    try shell.json("add-tax Sales --percent 6% --on items")
    try shell.json("add-item shirt --price 20 --taxes Sales")
    let removed = try shell.run("campctl remove-tax Sales")
    #expect(removed.output == "Removed tax Sales; nights that are reserved keep it.\n")
    #expect(removed.errors == "From now on it is not on shirt, which still lists it.\n")
    #expect(try shell.json("sell --item shirt --method cash")["amount"] as? String == "20.00")
  }
}
