import Foundation
import Testing

/// Bad input of `add-discount` in its three forms: words, a line of words in a batch, and a line of JSON (domain rule R25).
@Suite struct DiscountInputTests {
  /// Arguments that are refused, as words and as members of JSON, with the exit status, and the problem and its field.
  struct Refused: CustomTestStringConvertible, Sendable {
    let words: String
    let members: String
    let status: Int
    let problem: String
    let field: String
    var testDescription: String { words }
    var line: String { "add-discount \(words)" }
    var json: String { #"{"command":"add-discount",\#(members)}"# }

    init(_ words: String, _ members: String, _ status: Int, _ problem: String, _ field: String) {
      (self.words, self.members, self.status) = (words, members, status)
      (self.problem, self.field) = (problem, field)
    }

    /// A discount of 50 % with one more argument.
    static func half(
      _ words: String, _ members: String, _ status: Int, _ problem: String, _ field: String
    ) -> Refused {
      Refused("Half --percent 50% \(words)", #""name":"Half","percent":"50%",\#(members)"#, status, problem, field)
    }
  }

  static let rules: [Refused] = [
    Refused("'' --percent 50%", #""name":"","percent":"50%""#, 5, "emptyName", "name"),
    Refused("Club", #""name":"Club""#, 5, "invalidShare", "percent"),
    Refused("Club --percent 101%", #""name":"Club","percent":"101%""#, 5, "invalidPercent", "percent"),
    Refused("Club --percent -5%", #""name":"Club","percent":"-5%""#, 5, "invalidPercent", "percent"),
    Refused("access --percent 5%", #""name":"access","percent":"5%""#, 5, "duplicateName", "name"),
    .half("--per-stay 5", #""perStay":"5""#, 5, "invalidShare", "percent"),
    .half("--code ACCESS", #""code":"ACCESS""#, 5, "duplicateName", "code"),
    .half("--code 'a\tb'", #""code":"a\tb""#, 5, "controlCharacters", "code"),
    .half("--site 99", #""site":"99""#, 4, "notFound", "site"),
    .half("--site 12 --type rv", #""site":"12","type":"rv""#, 5, "crossedScope", "type"),
    .half(
      "--from 2027-07-01 --before 2027-07-01", #""from":"2027-07-01","before":"2027-07-01""#, 5, "emptySeason", "before"
    ),
    .half("--min-nights 0", #""minNights":0"#, 5, "invalidNumberOfNights", "minNights"),
    .half("--min-nights 1001", #""minNights":1001"#, 5, "invalidNumberOfNights", "minNights"),
  ]

  static let unreadable: [Refused] =
    [
      ("--on ''", #""on":[]"#, "on"), ("--on extras", #""on":["extras"]"#, "on"),
      ("--on extras,nights", #""on":["extras","nights"]"#, "on"),
      ("--on nights,nights", #""on":["nights","nights"]"#, "on"),
      ("--on nights,fees", #""on":["nights","fees"]"#, "on"), ("--on all", #""on":"nights""#, "on"),
      ("--from 2027-02-30", #""from":"2027-02-30""#, "from"), ("--before soon", #""before":"soon""#, "before"),
      ("--weekdays fri,someday", #""weekdays":["fri","someday"]"#, "weekdays"),
      ("--type 'a b'", #""type":"a b""#, "type"),
      ("--min-nights two", #""minNights":"two""#, "minNights"),
    ].map { Refused.half($0.0, $0.1, 64, "unreadable", $0.2) } + [
      Refused("Club --percent half", #""name":"Club","percent":"half""#, 64, "unreadable", "percent")
    ]

  @Test(arguments: rules + unreadable) func `bad input is named with its field, and nothing is kept`(
    refused: Refused
  ) throws {
    let shell = try Shell.withCampground()
    try shell.json("add-discount Access --percent 50%")
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

  @Test func `the price that a discount lowers is one of two, which the error names`() throws {
    let refused = try Shell.withCampground().run("campctl add-discount Half --percent 50% --on fees")
    #expect(refused.status == 64)
    #expect(
      refused.errors.hasPrefix(
        "Error: The value 'fees' is invalid for '--on <nights|nights,extras>': it is nights or nights,extras.\n"))
  }

  @Test func `a discount that is to be removed is named`() throws {
    let shell = try Shell.withCampground()
    let lines = ["remove-discount Access", #"{"command":"remove-discount","name":"Access"}"#]
    #expect(try shell.refusal(lines[0]).status == 4)
    let outcome = try shell.batch(lines.joined(separator: "\n"), "--keep-going")
    #expect(outcome.outline == ["1 4", "2 4"])
    #expect(outcome.replies.allSatisfy { $0.error?["message"] as? String == "There is no discount Access." })
    #expect(try shell.refusal("remove-discount").status == 64)
  }
}
