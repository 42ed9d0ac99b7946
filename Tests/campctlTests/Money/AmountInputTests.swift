import Foundation
import TestSupport
import Testing

@testable import campctl

/// Every way to give an amount, and the errors of an unreadable one (domain rules R9, R25).
@Suite(TestEngine.ofFiles("an amount is read before a store is opened")) struct AmountInputTests: ~Copyable {
  private let shell = Shell.campground()

  /// The commands up to the amount, each with the key of its last option.
  static let ways = [
    ("add-rate Summer --nightly", "nightly"), ("add-rate Summer --nightly 45.00 --weekly", "weekly"),
    ("add-rate Summer --nightly 45.00 --monthly", "monthly"),
    ("add-rate Summer --nightly 45.00 --extra-adult", "extraAdult"),
    ("add-rate Summer --nightly 45.00 --extra-child", "extraChild"),
    ("add-rate Summer --nightly 45.00 --extra-vehicle", "extraVehicle"),
    ("add-rate Summer --nightly 45.00 --extra-pet", "extraPet"), ("add-tax county --per-night", "perNight"),
    ("add-tax county --per-stay", "perStay"), ("add-discount Access --per-night", "perNight"),
    ("add-discount Access --per-stay", "perStay"), ("policy --deposit", "deposit"), ("policy --no-show", "noShow"),
  ]

  @Test(arguments: ways) func `a bad amount is named with its field, in each form`(way: String, field: String) throws {
    try shell.expectRefused("\(way) 1e2", "64 unreadable \(field)")
    try shell.expectRefused("\(way) -5", "5 invalidAmount \(field)")
    try shell.expectRefused("\(way) £5", "5 otherCurrency \(field)")
  }

  /// All ways have one reader.
  @Test(arguments: [
    ("1,000", "64 unreadable"), ("1,00,000", "64 unreadable"), ("４５", "64 unreadable"), ("", "64 unreadable"),
    ("5.", "64 unreadable"), ("+5", "64 unreadable"), ("--5", "64 unreadable"), ("5 Q", "64 unreadable"),
    ("1.005", "5 invalidAmount"), ("1000000000000000000000000000000", "5 invalidAmount"), ("5 EUR", "5 otherCurrency"),
    ("kr 5", "5 otherCurrency"),
  ])
  func `so are all that cannot be read, make no sense or are of another currency`(amount: String, outline: String)
    throws
  {
    let line = "add-rate Summer --nightly \(Shell.quoted(amount))"
    try shell.expectRefused(line, "\(outline) nightly")
    #expect(try shell.refusal(line).problems.map { $0["value"] as? String } == [amount])
  }

  @Test(arguments: ways)
  func `an amount may have groups and the campground's sign, in either form`(way: String, field: String) throws {
    for line in ["\(way) '$1,000.50'", try CommandRegistry.json(of: "\(way) '1.000,50 USD'")] {
      let result = try #require(try shell.batch(line, "--dry-run").replies.first?.result)
      #expect(result[field] as? String == "1000.50")
    }
  }

  @Test(arguments: ways) func `in JSON an amount is text`(way: String, field: String) throws {
    let line = try CommandRegistry.json(of: "\(way) 7.77")
    let lines = ["45", "45.5", "1e2", "-5", "true", "[\"5\"]"].map { line.replacing(#""7.77""#, with: $0) }
    let replies = try shell.batch(lines.joined(separator: "\n"), "--keep-going").replies
    #expect(replies.compactMap(\.refusal?.outlineWithFields) == lines.map { _ in "64 unreadable \(field)" })
    #expect(replies.allSatisfy { $0.refusal?.message.hasSuffix(" cannot be read: it is not text in quotes.") == true })
  }

  @Test func `a line of JSON is told why its amount cannot be read`() throws {
    let error = try shell.batch(CommandRegistry.json(of: "add-rate Summer --nightly '5 Q'")).error
    #expect(
      error["message"] as? String
        == "The value of nightly, 5 Q, cannot be read: an amount is written like 45.00, 1,000.00 or 45.00 USD.")
  }

  @Test func `amounts are answered with the currency's digits`() throws {
    for (code, said, answered) in [("JPY", "4500", "4500"), ("USD", "45.5", "45.50"), ("KWD", "1.005", "1.005")] {
      let shell = Shell.campground("settings --currency \(code)")
      let rate = try shell.json("add-rate Standard --nightly \(said) --weekly \(said)")
      #expect(rate["nightly"] as? String == answered)
      #expect(rate.differences(from: ["weekly": answered, "monthly": NSNull(), "currency": code]) == [])
      #expect(try shell.json("policy --deposit \(said)")["deposit"] as? String == answered)
      #expect(try shell.json("add-tax bed --per-night \(said)")["perNight"] as? String == answered)
    }
    #expect(try shell.refusal("add-rate X --nightly 1.005").status == 5)
  }
}
