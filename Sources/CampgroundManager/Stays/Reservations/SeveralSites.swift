/// The sites of a request for several reservations at once, one on each.
package enum SeveralSites: Hashable, Sendable {
  /// The sites with these numbers, in this order.
  case numbered([SiteNumber])
  /// This number of free sites that fit, side by side where possible.
  case any(Int)

  /// The largest number of sites that one request takes.
  static let most = 1000

  /// The problems of the list or the number as such.
  var problems: [Problem] {
    switch self {
    case .numbered(let numbers):
      let repeated = Set(numbers.filter { number in numbers.count { $0 == number } > 1 })
      return Self.countProblems(numbers.count) + repeated.sorted().map { .site(.repeated($0)) }
    case .any(let count): return Self.countProblems(count)
    }
  }

  private static func countProblems(_ count: Int) -> [Problem] {
    (1...most).contains(count) ? [] : [.stay(.invalidCount(count, most: most))]
  }
}
