import Foundation
import Testing

/// Bad input of `add-discount` in its three forms: words, a line of words in a batch, and a line of JSON (domain rule R25).
@Suite struct DiscountInputTests: ~Copyable {
  private let shell = Shell.campground("add-discount Access --percent 50%")

  private static let half = "add-discount Half --percent 50%"

  static let bad: [(String, String)] = [
    ("add-discount Club --percent -5%", "5 invalidPercent percent"),
    ("add-discount access --percent 5%", "5 duplicateName name"), ("\(half) --code 'a\tb'", "5 controlCharacters code"),
    ("\(half) --from 2027-07-01 --before 2027-07-01", "5 emptySeason before"),
    ("\(half) --min-nights 1001", "5 invalidNumberOfNights minNights"), ("\(half) --on ''", "64 unreadable on"),
    ("\(half) --on extras", "64 unreadable on"), ("\(half) --on extras,nights", "64 unreadable on"),
    ("\(half) --on nights,nights", "64 unreadable on"), ("\(half) --on nights,fees", "64 unreadable on"),
    ("\(half) --on all", "64 unreadable on"), ("\(half) --before soon", "64 unreadable before"),
    ("\(half) --type 'a b'", "64 unreadable type"), ("\(half) --min-nights two", "64 unreadable minNights"),
  ]

  @Test(arguments: bad)
  func `bad input is named with its field, and nothing is kept`(line: String, outline: String) throws {
    try shell.expectRefused(line, outline)
  }

  @Test func `the price that a discount lowers is one of two, which the error names`() throws {
    try shell.expectErrors(
      "campctl add-discount Half --percent 50% --on fees", 64,
      "Error: The value 'fees' is invalid for '--on <nights|nights,extras>': it is nights or nights,extras.\n")
  }

  @Test func `a discount that is to be removed is named`() throws {
    let lines = ["remove-discount Winter", #"{"command":"remove-discount","name":"Winter"}"#]
    #expect(try shell.refusal(lines[0]).status == 4)
    let outcome = try shell.batch(lines.joined(separator: "\n"), "--keep-going")
    #expect(outcome.outline == ["1 4", "2 4"])
    #expect(outcome.replies.allSatisfy { $0.error?["message"] as? String == "There is no discount Winter." })
    #expect(try shell.refusal("remove-discount").status == 64)
  }
}
