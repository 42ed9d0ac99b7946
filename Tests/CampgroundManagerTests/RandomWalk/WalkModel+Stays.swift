@testable import CampgroundManager

/// Rules of stays with a name, each a shortest stay of those that have one of some nights.
extension WalkModel {
  var rules: [String: Kept] { kept.filter { $0.value.least != nil } }

  mutating func addRule(_ name: String, from first: Day, nights: Int, least: Int) throws {
    guard least >= 1, kept[name] == nil else { throw CampingError(.invalidRequest, []) }
    put(
      Kept(status: nil, site: 0, stay: first..<first.advanced(by: nights), spots: [], least: least), as: name)
  }

  mutating func removeRule(_ name: String) throws {
    guard kept[name]?.least != nil else { throw CampingError(.notFound, []) }
    put(nil, as: name)
  }

  /// True when no rule refuses the stay, or each that does has been broken as much before.
  func isAllowed(_ stay: Range<Day>, insteadOf before: Range<Day>? = nil) -> Bool {
    rules.values.allSatisfy { rule in
      func isBroken(_ stay: Range<Day>) -> Bool { stay.overlaps(rule.stay) && stay.count < rule.least ?? 0 }
      return !isBroken(stay) || before.map { isBroken($0) && $0.count <= stay.count } ?? false
    }
  }
}
