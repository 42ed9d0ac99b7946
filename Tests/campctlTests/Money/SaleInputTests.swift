import Foundation
import Testing

/// Bad input of items, charges, sales, taxes and methods in its three forms: words, a line of words in a batch, and a line
/// of JSON (domain rule R25).
@Suite struct SaleInputTests {
  /// A line that is refused, as words and as members of JSON, with the exit status, and the problem and its field.
  struct Refused: CustomTestStringConvertible, Sendable {
    let line: String
    let json: String
    let status: Int
    let problem: String
    let field: String?
    var testDescription: String { line }

    init(_ line: String, _ members: String, _ status: Int, _ problem: String, _ field: String?) {
      (self.line, self.status, self.problem, self.field) = (line, status, problem, field)
      json = #"{"command":"\#(line.split(separator: " ")[0])",\#(members)}"#
    }
  }

  static let refused: [Refused] = [
    .init("add-item '' --price 6", #""name":"","price":"6""#, 5, "emptyName", "name"),
    .init("add-item firewood --price 6", #""name":"firewood","price":"6""#, 5, "duplicateName", "name"),
    .init("add-item ice --price -1", #""name":"ice","price":"-1""#, 5, "invalidAmount", "price"),
    .init("add-item ice --price 0.001", #""name":"ice","price":"0.001""#, 5, "invalidAmount", "price"),
    .init("add-item ice --price 1 --taxes no", #""name":"ice","price":"1","taxes":["no"]"#, 4, "notFound", "taxes"),
    .init("add-item ice", #""name":"ice""#, 64, "missing", "price"),
    .init(
      "add-item ice --unit kg --price 0.1234567", #""name":"ice","unit":"kg","price":"0.1234567""#, 5, "invalidAmount",
      "price"),
    .init("add-item ice --price £1", #""name":"ice","price":"£1""#, 5, "otherCurrency", "price"),
    .init("add-item ice --price 1,000", #""name":"ice","price":"1,000""#, 64, "unreadable", "price"),
    .init("pay r-1 '5 EUR'", #""reservation":"r-1","amount":"5 EUR""#, 5, "otherCurrency", "amount"),
    .init("refund r-1 --item firewood", #""reservation":"r-1","item":"firewood""#, 64, "usage", "item"),
    .init(
      "sell --item firewood --count 1.5 --method cash", #""item":"firewood","count":1.5,"method":"cash""#, 5,
      "invalidCount", "count"),
    .init(
      "sell --item firewood --count 0.0001 --method cash", #""item":"firewood","count":0.0001,"method":"cash""#, 64,
      "unreadable", "count"),
    .init(
      "sell --item firewood --item ice --method cash",
      #""items":[{"item":"firewood"},{"item":"ice"}],"method":"cash""#, 4, "notFound", "item"),
    .init("sell 5.00 --count 2 --method cash", #""amount":"5.00","count":2,"method":"cash""#, 64, "usage", "count"),
    .init("remove-item ice", #""name":"ice""#, 4, "notFound", "name"),
    .init("charge r-1 --item ice", #""reservation":"r-1","item":"ice""#, 4, "notFound", "item"),
    .init(
      "charge r-1 --item firewood --count 0", #""reservation":"r-1","item":"firewood","count":0"#, 5, "invalidCount",
      "count"),
    .init(
      "charge r-1 5 --item firewood", #""reservation":"r-1","amount":"5","item":"firewood""#, 64, "usage", "amount"),
    .init("charge r-1", #""reservation":"r-1""#, 64, "usage", "amount"),
    .init("charge r-1 5 --count 2", #""reservation":"r-1","amount":"5","count":2"#, 64, "usage", "count"),
    .init(
      "charge r-1 --item firewood --memo wet", #""reservation":"r-1","item":"firewood","memo":"wet""#, 64, "usage",
      "memo"),
    .init("uncharge r-1 --item firewood", #""reservation":"r-1","item":"firewood""#, 5, "invalidCount", "count"),
    .init("sell --item firewood", #""item":"firewood""#, 64, "missing", "method"),
    .init("sell 0 --method cash", #""amount":"0","method":"cash""#, 5, "invalidAmount", "amount"),
    .init("sell 5 --method gold", #""amount":"5","method":"gold""#, 5, "unknownMethod", "method"),
    .init(
      "pay r-1 5 --method crad", #""reservation":"r-1","amount":"5","method":"crad""#, 5, "unknownMethod", "method"),
    .init("refund l-99", #""reservation":"l-99""#, 4, "notFound", "entry"),
    .init("refund l-1", #""reservation":"l-1""#, 5, "notASale", "reservation"),
    .init("refund r-1", #""reservation":"r-1""#, 64, "usage", "amount"),
    .init("settings --surcharge card", #""surcharge":"card""#, 5, "invalidSurcharge", "surcharge"),
    .init("settings --surcharge gold=3%", #""surcharge":"gold=3%""#, 5, "unknownMethod", "surcharge"),
    .init("settings --surcharge card=101%", #""surcharge":"card=101%""#, 5, "invalidPercent", "surcharge"),
    .init("settings --included-adults -1", #""includedAdults":-1"#, 5, "invalidNumberOfPeople", "includedAdults"),
    .init("settings --extra-pet -1", #""extraPet":"-1""#, 5, "invalidAmount", "extraPet"),
    .init("add-tax t --percent 5% --on all", #""name":"t","percent":"5%","on":["all"]"#, 64, "unreadable", "on"),
    .init("add-tax t --per-night 5 --on items", #""name":"t","perNight":"5","on":["items"]"#, 5, "crossedTax", "on"),
    .init(
      "add-tax t --percent 5% --adults-only", #""name":"t","percent":"5%","adultsOnly":true"#, 5, "crossedTax",
      "adultsOnly"),
    .init(
      "add-tax t --percent 5% --stays-up-to 5 --first-nights 5",
      #""name":"t","percent":"5%","staysUpTo":5,"firstNights":5"#,
      5, "crossedTax", "firstNights"),
    .init(
      "add-tax t --percent 5% --fee --included", #""name":"t","percent":"5%","fee":true,"included":true"#, 5,
      "crossedTax", "included"),
    .init(
      "add-tax t --percent 5% --stays-up-to 0", #""name":"t","percent":"5%","staysUpTo":0"#, 5, "invalidNumberOfNights",
      "staysUpTo"),
  ]

  @Test(arguments: refused) func `bad input is named with its field, and nothing is kept`(refused: Refused) throws {
    let shell = try Shell.withCampground()
    for line in [
      "add-item firewood --price 6", "settings --methods cash,card",
      "add-rate Standard --nightly 45.00", "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2",
    ] {
      _ = try shell.run("campctl \(line)")
    }
    let before = shell.storeBytes
    let alone = try shell.refusal(refused.line)
    #expect(alone.status == Int32(refused.status))
    let outcome = try shell.batch("\(refused.line)\n\(refused.json)", "--keep-going")
    #expect(outcome.outline == ["1 \(refused.status)", "2 \(refused.status)"])
    for error in [alone.error] + outcome.replies.compactMap(\.error) {
      let problems = try #require(error["problems"] as? [[String: Any]])
      #expect(problems.map { $0["name"] as? String } == [refused.problem])
      #expect(problems.map { $0["field"] as? String } == [refused.field])
      #expect((error["message"] as? String)?.hasSuffix(".") == true)
    }
    #expect(shell.storeBytes == before)
  }

  @Test func `several items are one sale, from words as from JSON, and one is refunded`() throws {
    let shell = try Shell.withCampground()
    for line in ["add-item firewood --price 6", "add-item ice --price 3.50"] { try shell.json(line) }
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
    let shell = try Shell.withCampground()
    try shell.json("add-site 13")
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

  @Test func `an unknown method is refused with the nearest one`() throws {
    let shell = try Shell.withCampground()
    try shell.json("settings --methods cash,card,check")
    let refused = try shell.run("campctl sell 5 --method crad")
    #expect(
      refused.errors == """
        Error: “crad” is none of the methods of payment: cash, card, check.
        Hint: Did you mean card?

        """)
  }

  @Test func `removing a tax names the items that list it`() throws {
    let shell = try Shell.withCampground()
    try shell.json("add-tax Sales --percent 6% --on items")
    try shell.json("add-item shirt --price 20 --taxes Sales")
    let removed = try shell.run("campctl remove-tax Sales")
    #expect(removed.output == "Removed tax Sales; nights that are reserved keep it.\n")
    #expect(removed.errors == "From now on it is not on shirt, which still lists it.\n")
    #expect(try shell.json("sell --item shirt --method cash")["amount"] as? String == "20.00")
  }
}
