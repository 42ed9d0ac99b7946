import Foundation
import Testing

/// The prices of stays, as people and programs read them.
@Suite struct QuoteCommandTests: ~Copyable {
  private let shell = Shell.campground(
    """
    add-rate Standard --nightly 45.00 --extra-adult 5.00
    add-rate Weekend --nightly 60.00 --weekdays fri,sat
    add-tax county --percent 10%
    add-tax booking --per-stay 3.00 --fee
    policy --deposit 20% --deposit-days 14
    """)

  private let stay = "--site 12 --arrive 2027-07-01 --nights 2"

  @Test func `a quote has the nights, extras, taxes, total and deposit`() throws {
    let quote = try shell.json("quote \(stay) --adults 3")
    #expect(quote.differences(from: ["site": "12", "arrival": "2027-07-01", "departure": "2027-07-03"]) == [])
    let nights = try #require(quote["nights"] as? [[String: String]])
    #expect(
      nights == [
        ["night": "2027-07-01", "site": "12", "price": "45.00", "rate": "Standard"],
        ["night": "2027-07-02", "site": "12", "price": "60.00", "rate": "Weekend"],
      ])
    #expect(quote["extras"] as? [[String: String]] == [["name": "extra adult", "amount": "5.00"]])
    let taxes = try #require(quote["taxes"] as? [[String: Any]])
    #expect(taxes.map { $0["name"] as? String } == ["county", "booking"])
    #expect(taxes.map { $0["amount"] as? String } == ["11.00", "3.00"])
    #expect(taxes.map { $0["fee"] as? Bool } == [false, true])
    #expect(quote["total"] as? String == "124.00")
    #expect(quote.differences(from: ["deposit": "24.80", "depositDue": "2027-06-17", "currency": "USD"]) == [])
  }

  @Test func `why names the rates that cover a night, the deciding first`() throws {
    let quote = try shell.json("quote \(stay) --why")
    let nights = try #require(quote["nights"] as? [[String: Any]])
    let why = try #require(nights[1]["why"] as? [[String: Any]])
    #expect(why.map { $0["rate"] as? String } == ["Weekend", "Standard"])
    #expect(why.map { $0["because"] as? String } == ["names weekdays", nil])
  }

  @Test func `why has the share of a week, and its words`() throws {
    let shell = Shell.campground("add-rate Standard --nightly 45.00 --weekly 275.00")
    try shell.json("add-rate Fourth --nightly 90.00 --from 2027-07-03 --before 2027-07-04 --holiday")
    try shell.json("add-rate Weekend --nightly 60.00 --weekdays fri,sat")
    let line = "quote --site 12 --arrive 2027-07-01 --nights 7 --why"
    let quote = try shell.json(line)
    #expect(quote["total"] as? String == "325.71")
    let nights = try #require(quote["nights"] as? [[String: Any]])
    let share = try #require(nights[0]["share"] as? [String: Any])
    #expect(share as NSDictionary == ["rate": "Standard", "of": 7, "nights": 6, "amount": "235.71"] as NSDictionary)
    #expect(nights[2]["share"] is NSNull)
    let words = try shell.run("campctl \(line)").output
    #expect(words.contains("a week of Standard, 6 of 7 nights for 235.71\n"))
    #expect(
      words.contains("a week of Standard, 6 of 7 nights for 235.71; Standard before Weekend (prices a long stay)\n"))
    #expect(words.contains("Fourth before Weekend (is a holiday), Weekend before Standard (names weekdays)\n"))
    try shell.json("remove-rate Fourth")
    #expect(try shell.run("campctl \(line)").output.contains("a week of Standard, 7 nights for 275.00\n"))
  }

  @Test func `without rates everything that is money is null, and people are told`() throws {
    let shell = Shell.campground()
    let quote = try shell.json("quote \(stay)")
    for key in ["total", "deposit", "depositDue"] { #expect(quote[key] is NSNull, "\(key)") }
    #expect((quote["nights"] as? [[String: Any]])?.allSatisfy { $0["price"] is NSNull } == true)
    #expect(try shell.run("campctl quote \(stay)").output.contains("There are no rates"))
  }

  @Test(
    arguments: [
      ("--arrive 2027-07-01 --nights 2", 64), ("--site 12 --any-site --arrive 2027-07-01 --nights 2", 64),
      ("--site 12 --arrive 2027-07-01", 64), ("--site 13 --arrive 2027-07-01 --nights 2", 4),
      ("--site 12 --arrive 2027-07-01 --nights -1", 5), ("--site 12 --arrive 2027-05-01 --nights 1 --adults 0", 5),
      ("--site 12 --arrive 2027-07-01 --nights 2 --camper c-1", 64),
    ] as [(String, Int32)])
  func `a bad question is refused as reserving is`(arguments: String, status: Int32) throws {
    #expect(try shell.refusal("quote \(arguments)").status == status)
  }

  @Test func `free sites have their total, and people a column for it`() throws {
    let days = "--arrive 2027-07-01 --nights 2"
    #expect(try shell.jsonList("availability \(days)").map { $0["total"] as? String } == ["118.50"])
    #expect(try shell.jsonList("availability \(days) --why").map { $0["total"] as? String } == ["118.50"])
    let window = "--arrive 2027-07-01 --nights 1..2"
    #expect(try shell.jsonList("availability \(window)").map { $0["total"] as? String } == ["52.50", "118.50"])
    #expect(try shell.run("campctl availability \(days)").output.contains("SITE   PRICE  TYPE"))
    let unpriced = Shell.campground()
    #expect(try unpriced.jsonList("availability \(days)").map { $0["total"] is NSNull } == [true])
    #expect(try !unpriced.run("campctl availability \(days)").output.contains("PRICE"))
  }

  @Test func `a change tells what it costs more or less`() throws {
    let made = try shell.run("campctl reserve \(stay) --camper c-1").output
    #expect(made.hasSuffix("(2 nights), 118.50 USD, deposit 23.70 due Thu 2027-06-17.\n"))
    let changed = try shell.json("change r-1 --nights 1 --key k")
    #expect(changed.differences(from: ["difference": "-66.00", "total": "52.50"]) == [])
    #expect(try shell.json("change r-1 --nights 1 --key k")["difference"] as? String == "-66.00")
    #expect(try shell.run("campctl change r-1 --nights 2").output.hasSuffix("; 66.00 USD more, 118.50 in all.\n"))
    #expect(try shell.json("change r-1 --notes late")["difference"] as? String == "0.00")
  }

  @Test func `without a price a change has no difference`() throws {
    let shell = Shell.campground("reserve \(stay) --camper c-1")
    #expect(try shell.json("change r-1 --nights 1")["difference"] is NSNull)
  }

  @Test(arguments: [("keep", "0.00"), ("refund", "-66.00")])
  func `leaving early tells what becomes of the price`(policy: String, difference: String) throws {
    try shell.json("policy --early \(policy)")
    try shell.json("reserve \(stay) --camper c-1")
    try shell.json("check-in r-1 --now 2027-07-01T16:00")
    let left = try shell.json("check-out r-1 --now 2027-07-02")
    #expect(left.differences(from: ["early": policy, "difference": difference]) == [])
  }
}
