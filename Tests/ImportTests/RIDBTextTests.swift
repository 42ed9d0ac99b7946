import Testing

@testable import CampgroundManager

@Suite struct `Spellings of the export` {
  @Test(
    arguments: [
      ("50", [50]), ("30", [30]), ("15", [15]), ("100", [100]), ("20/30/50", [20, 30, 50]),
      ("50 /20/30/50", [20, 30, 50]), ("50 amp", [50]), ("50amp", [50]), ("50A", [50]), ("30 AMPS", [30]),
      ("30/50", [30, 50]), ("30 & 50 Amp", [30, 50]), ("20,30,50", [20, 30, 50]), ("30-50", [30, 50]),
      ("30 amp 120 volts", [30]), ("2 x 50", [50]), ("050", [50]), ("30 or 50 amp.", [30, 50]),
      ("Yes", []), ("YES", []), ("y", []), ("true", []),
    ] as [(String, Set<Int>)])
  func `a hookup says its amperes, or only that it is there`(_ text: String, _ amps: Set<Int>) {
    #expect(Reading(RIDBText.hookup(text)) == .given(RIDBHookup(isThere: true, amps: amps)))
  }

  @Test(arguments: ["No", "NO", "n", "false", "0"])
  func `a hookup can say that it is not there`(_ text: String) {
    #expect(Reading(RIDBText.hookup(text)) == .given(RIDBHookup(isThere: false, amps: [])))
  }

  @Test(arguments: ["", "N/A", "n/a"])
  func `nothing is not no`(_ text: String) {
    #expect(Reading(RIDBText.hookup(text)) == .silent)
    #expect(Reading(RIDBText.flag(text)) == .silent)
    #expect(Reading(RIDBText.number(text)) == .silent)
    #expect(Reading(RIDBText.pullThrough(text)) == .silent)
  }

  @Test(arguments: [
    "solar", "1", "3050", "220 volts", "not 50", "No 50 amp", "30 without 50", "５０", "٣٠", "\u{FFFD}",
    "99999999999999999999",
  ])
  func `a hookup that says neither is not understood`(_ text: String) {
    #expect(Reading(RIDBText.hookup(text)) == .unclear)
  }

  @Test(
    arguments: [
      ("Y", true), ("Yes", true), ("yes", true), ("YES", true), ("true", true), ("1", true),
      ("N", false), ("No", false), ("false", false), ("FALSE", false), ("0", false),
    ] as [(String, Bool)])
  func `yes and no have many spellings`(_ text: String, _ flag: Bool) {
    #expect(Reading(RIDBText.flag(text)) == .given(flag))
  }

  @Test(arguments: [("1", 1), ("50", 50), ("50.0", 50), ("007", 7), ("9999", 9_999)] as [(String, Int)])
  func `a number is whole`(_ text: String, _ number: Int) {
    #expect(Reading(RIDBText.number(text)) == .given(number))
  }

  @Test(arguments: ["0", "0.0", "00"])
  func `zero is not known`(_ text: String) {
    #expect(Reading(RIDBText.number(text)) == .silent)
  }

  @Test(arguments: ["-5", "+5", "50 ft", "32.5", "1e3", "50.", ".", "10000", "９", "9223372036854775808"])
  func `any other number is not understood`(_ text: String) {
    #expect(Reading(RIDBText.number(text)) == .unclear)
  }

  @Test(
    arguments: [
      ("Pull-through", true), ("Pull-Through", true), ("PULL THROUGH", true), ("pull thru", true),
      ("Pull through / Back-in", true), ("Back-In", false), ("Parallel", false),
    ] as [(String, Bool)])
  func `a rig can pull through, or not`(_ text: String, _ flag: Bool) {
    #expect(Reading(RIDBText.pullThrough(text)) == .given(flag))
  }

  @Test func `a phrase becomes a slug that the store can read back`() {
    #expect(Reading(RIDBText.slug("Large Tent Over 9X12`")) == .given("large-tent-over-9x12"))
    #expect(Reading(RIDBText.slug("***")) == .unclear)
    #expect(Reading(RIDBText.slug(String(repeating: "a", count: 61))) == .unclear)
  }
}

/// A value of the export, comparable.
private enum Reading<Value: Equatable>: Equatable {
  case silent
  case given(Value)
  case unclear

  init(_ value: RIDBValue<Value>) {
    switch value {
    case .silent: self = .silent
    case .given(let value): self = .given(value)
    case .unclear: self = .unclear
    }
  }
}
