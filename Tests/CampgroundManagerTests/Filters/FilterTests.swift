import TestSupport
import Testing

@testable import CampgroundManager

@Suite struct FilterTests {
  @Test(arguments: [
    "nights:3", "nights:>2", "nights:>=3", "nights:<4", "nights:<=3", "nights:1,3", "nights:2..4", "nights:3..",
    "nights:..3", "nights:1,3..5", "arrival:2027-07-02", "arrival:>2027-07-01", "arrival:2027-07-02..sun", "balance:45",
    "balance:45.00", "balance:>44.99", "balance:$45", "balance:>-5", "here:no", "amps:50", "amps:>40",
    "since:2027-07-02",
    "since:>=2027-07-02", "name:\"ann lee\"", "name:~LEE", "name:/ann", "name:*", "rigLength:", "camper.email:",
    "camper.phoneNumber:555-0101", "camper.phone:*", "camper:555-0101", "segments:14", "lee", "0101", "-nights:4",
    "not nights:4", "- nights:4", "nights:4 or nights:3", "(nights:4 or nights:3) here:no", "nights:3 and here:no",
    "-(nights:4 here:no)", "NOT nights:4 OR nights:5", "--nights:3", "\"ann lee\"", "name:bob,\"ann lee\"", "NIGHTS:3",
    "status:reserved", "status:\"Reserved\"", "status:~serv", "balance:1,000.00,45", "balance:67.00,146.00,45",
    "balance:10..1,000.00",
    "name:~\"e\" name:/a",
  ])
  func `it lets a thing through`(_ text: String) throws { #expect(try FilteredThing().passes(text)) }

  @Test(arguments: [
    "nights:4", "nights:>3", "nights:<3", "nights:4..", "nights:..2", "nights:5..1", "arrival:>2027-07-02",
    "balance:>45",
    "balance:0", "here:yes", "amps:20", "name:ann", "name:/lee", "name:", "rigLength:*", "rigLength:>0",
    "camper.email:*",
    "segments:13", "bob", "nights:3 nights:4", "-nights:3", "nights:4 or nights:5 here:no", "(nights:3) (here:yes)",
    "since:<2027-07-02", "camper:555", "07", "status:\"checked in\"",
  ])
  func `it keeps a thing back`(_ text: String) throws { #expect(try !FilteredThing().passes(text)) }

  @Test func `accents and case do not matter, and a quoted mark is itself`() throws {
    let thing = FilteredThing(name: "Bea Łów (new) \"x\", or:3")
    #expect(try thing.passes("name:~low"))
    #expect(try thing.passes(#"name:"bea low (new) \"x\", or:3""#))
    #expect(try thing.passes(#"name:~"(new)""#))
    #expect(try thing.passes(#""or:3""#))
  }

  @Test(arguments: [
    ("nope:3", "unknownField(\"nope\") 1"), ("here:no camper.:1", "unknownField(\"camper.\") 9"),
    ("nights:x", "wrongValue(nights, \"x\") 8"), ("nights:>", "wrongValue(nights, \"\") 8"),
    ("nights:1,", "wrongValue(nights, \"\") 8"), ("nights:..", "wrongValue(nights, \"..\") 8"),
    ("nights:99999999999999999999", "wrongValue(nights, \"99999999999999999999\") 8"),
    ("balance:1.005", "wrongValue(balance, \"1.005\") 9"), ("balance:€5", "wrongValue(balance, \"€5\") 9"),
    ("arrival:someday", "wrongValue(arrival, \"someday\") 9"), ("here:maybe", "wrongValue(here, \"maybe\") 6"),
    ("name:>a", "unordered(name) 6"), ("name:a..b", "unordered(name) 6"), ("name:\"ann", "openQuote 6"),
    ("(nights:3", "openParenthesis 1"), ("nights:3)", "closingParenthesis 9"), ("nights:3 or", "missingTerm 12"),
    ("or nights:3", "missingTerm 1"), ("()", "missingTerm 2"), ("not", "missingTerm 4"), ("-", "missingTerm 2"),
    ("nights>3", "noColon(\"nights\") 1"),
    (":3", "noField 1"), ("status:canceled", "wrongValue(status, \"canceled\") 8"),
    ("balance:1,000", "wrongValue(balance, \"1,000\") 9"),
    ("", "empty 1"), ("   ", "empty 4"), ("nope:1 nights:x", "unknownField(\"nope\") 1; wrongValue(nights, \"x\") 15"),
  ])
  func `each mistake is named with its place`(_ text: String, _ expected: String) throws {
    do throws(FilterProblems) {
      _ = try FilteredThing.filter(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.problems.map(\.words).joined(separator: "; ") == expected)
    }
  }

  @Test func `of an object's fields the beginning is enough where only one has it`() {
    #expect(FilteredThing.fields.field("camper.ph")?.name == "camper.phoneNumber")
    #expect(FilteredThing.fields.field("night") == nil)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `whatever a text is, it is read or refused with places in it`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let parts = [
      "nights", "name", "camper.phoneNumber", "nope", ":", ":>", "..", ",", "\"", "\\", "(", ")", "-", "not", "or",
      "and",
      " ", " ", "3", "sun", "2027-07-02", "*", "~", "/", "é", "\u{0}", "<=", "yes", "45.00",
    ]
    for _ in 0..<250 {
      let length = Int.random(in: 0...12, using: &chance)
      let text = (0..<length).map { _ in parts.randomElement(using: &chance) ?? "" }.joined()
      do throws(FilterProblems) {
        let filter = try FilteredThing.filter(text)
        _ = filter.holds(for: FieldRecord(of: FilteredThing()))
      } catch {
        #expect(!error.problems.isEmpty)
        #expect(error.problems.allSatisfy { (1...text.count + 1).contains($0.place) }, "\(text)")
      }
    }
  }

  @Test func `thousands of parentheses and hyphens are refused, and overflow nothing`() {
    for text in [String(repeating: "(", count: 100_000), String(repeating: "-", count: 100_000)] {
      #expect(throws: FilterProblems.self) { try FilteredThing.filter(text) }
    }
  }
}

extension FilterProblem {
  fileprivate var words: String {
    switch mistake {
    case .wrongValue(let field, let text): "wrongValue(\(field.name), \"\(text)\") \(place)"
    case .unordered(let field): "unordered(\(field.name)) \(place)"
    default: "\(mistake) \(place)"
    }
  }
}
