import Foundation
import Testing

/// Every way to give an amount, and the errors of an unreadable one (domain rules R9, R25).
@Suite struct AmountInputTests {
  /// An option that takes an amount, with the rest of its command, as a command line and as JSON.
  struct Way: CustomTestStringConvertible, Sendable {
    let command: String
    let arguments: String
    let fields: String
    let option: String
    let field: String
    var testDescription: String { "\(command) --\(option)" }

    func line(_ amount: String) -> String { "\(command) \(arguments) --\(option) \(Shell.quoted(amount))" }

    func json(_ value: String) -> String { "{\"command\":\"\(command)\"\(fields),\"\(field)\":\(value)}" }
  }

  private static func rate(_ option: String, _ field: String) -> Way {
    let isNightly = option == "nightly"
    return Way(
      command: "add-rate", arguments: isNightly ? "Summer" : "Summer --nightly 45.00",
      fields: #","name":"Summer""# + (isNightly ? "" : #","nightly":"45.00""#), option: option, field: field)
  }

  private static func tax(_ option: String, _ field: String) -> Way {
    Way(command: "add-tax", arguments: "county", fields: #","name":"county""#, option: option, field: field)
  }

  private static func discount(_ option: String, _ field: String) -> Way {
    Way(command: "add-discount", arguments: "Access", fields: #","name":"Access""#, option: option, field: field)
  }

  private static func policy(_ option: String, _ field: String) -> Way {
    Way(command: "policy", arguments: "", fields: "", option: option, field: field)
  }

  static let ways = [
    rate("nightly", "nightly"), rate("weekly", "weekly"), rate("monthly", "monthly"),
    rate("extra-adult", "extraAdult"), rate("extra-child", "extraChild"), rate("extra-vehicle", "extraVehicle"),
    rate("extra-pet", "extraPet"), tax("per-night", "perNight"), tax("per-stay", "perStay"),
    discount("per-night", "perNight"), discount("per-stay", "perStay"),
    policy("deposit", "deposit"), policy("no-show", "noShow"),
  ]

  static let unreadable = ["1e2", "1,000", "1,00,000", "４５", "", "5.", "+5", "--5", "5 Q"]
  static let ofOthers = ["£5", "5 EUR", "kr 5"]
  static let senseless = ["-5", "1.005", "1000000000000000000000000000000"]

  /// The unreadable amounts; only one way tries all of them, every other has the same reader and tries one.
  private static func unreadable(of way: Way) -> [String] {
    way.option == ways[0].option ? unreadable : [unreadable[0]]
  }

  private static func senseless(of way: Way) -> [String] {
    way.option == ways[0].option ? senseless : [senseless[0]]
  }

  private static func ofOthers(of way: Way) -> [String] {
    way.option == ways[0].option ? ofOthers : [ofOthers[0]]
  }

  private func expect(
    _ error: [String: Any], _ code: Int, _ name: String, _ way: Way, _ amount: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let problems = try #require(error["problems"] as? [[String: Any]])
    #expect(error["code"] as? Int == code, "\(amount)", sourceLocation: sourceLocation)
    #expect(problems.map { $0["name"] as? String } == [name], "\(amount)", sourceLocation: sourceLocation)
    #expect(problems.first?["field"] as? String == way.field, "\(amount)", sourceLocation: sourceLocation)
    #expect(problems.first?["value"] as? String == amount, "\(amount)", sourceLocation: sourceLocation)
  }

  @Test(arguments: ways) func `a bad amount is named with its field on a command line`(way: Way) throws {
    let shell = try Shell.withCampground()
    let before = shell.storeBytes
    for amount in Self.unreadable(of: way) {
      try expect(shell.refusal(way.line(amount)).error, 64, "unreadable", way, amount)
    }
    for amount in Self.senseless(of: way) {
      try expect(shell.refusal(way.line(amount)).error, 5, "invalidAmount", way, amount)
    }
    for amount in Self.ofOthers(of: way) {
      try expect(shell.refusal(way.line(amount)).error, 5, "otherCurrency", way, amount)
    }
    #expect(shell.storeBytes == before)
  }

  @Test(arguments: ways) func `an amount may have groups and the campground's sign, in either form`(way: Way) throws {
    let shell = try Shell.withCampground()
    let lines = [way.line("$1,000.50"), way.json(#""1.000,50 USD""#)]
    for line in lines {
      let result = try #require(try shell.batch(line, "--dry-run").replies.first?.result)
      #expect(result[way.field] as? String == "1000.50")
    }
  }

  @Test(arguments: ways) func `a bad amount is named with its field in a batch, in either form`(way: Way) throws {
    let shell = try Shell.withCampground()
    let before = shell.storeBytes
    let amounts =
      Self.unreadable(of: way).map { ($0, 64, "unreadable") }
      + Self.senseless(of: way).map { ($0, 5, "invalidAmount") }
      + Self.ofOthers(of: way).map { ($0, 5, "otherCurrency") }
    let lines = amounts.flatMap { [way.line($0.0), way.json("\"\($0.0)\"")] }
    let outcome = try shell.batch(lines.joined(separator: "\n"), "--keep-going")
    #expect(outcome.status == 6)
    #expect(outcome.replies.count == lines.count)
    for (index, reply) in outcome.replies.enumerated() {
      let (amount, code, name) = amounts[index / 2]
      try expect(#require(reply.error), code, name, way, amount)
    }
    #expect(shell.storeBytes == before)
  }

  @Test(arguments: ways) func `in JSON an amount is text`(way: Way) throws {
    let shell = try Shell.withCampground()
    let values = ["45", "45.5", "1e2", "-5", "true", "[\"5\"]"]
    let replies = try shell.batch(values.map(way.json).joined(separator: "\n"), "--keep-going").replies
    #expect(replies.count == values.count)
    for (value, reply) in zip(values, replies) {
      let error = try #require(reply.error)
      let problem = try #require((error["problems"] as? [[String: Any]])?.first)
      #expect(error["code"] as? Int == 64)
      #expect(problem["field"] as? String == way.field, "\(value)")
      #expect(
        (problem["problem"] as? String)?.hasSuffix(" cannot be read: it is not text in quotes") == true, "\(value)")
    }
  }

  @Test func `a line of JSON is told why its amount cannot be read`() throws {
    let error = try Shell.withCampground().batch(Self.ways[0].json(#""5 Q""#)).error
    #expect(
      error["message"] as? String
        == "The value of nightly, 5 Q, cannot be read: an amount is written like 45.00, 1,000.00 or 45.00 USD.")
  }

  @Test func `amounts are answered with the currency's digits`() throws {
    for (code, said, answered) in [("JPY", "4500", "4500"), ("USD", "45.5", "45.50"), ("KWD", "1.005", "1.005")] {
      let shell = try Shell.withCampground()
      try shell.json("settings --currency \(code)")
      let rate = try shell.json("add-rate Standard --nightly \(said) --weekly \(said)")
      #expect(rate["nightly"] as? String == answered)
      #expect(rate["weekly"] as? String == answered)
      #expect(rate["monthly"] is NSNull)
      #expect(rate["currency"] as? String == code)
      #expect(try shell.json("policy --deposit \(said)")["deposit"] as? String == answered)
      #expect(try shell.json("add-tax bed --per-night \(said)")["perNight"] as? String == answered)
    }
    #expect(try Shell.withCampground().refusal("add-rate X --nightly 1.005").status == 5)
  }
}
