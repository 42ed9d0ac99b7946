/// An exact part of a whole.
public struct Ratio: Hashable, Sendable {
  public let part: Int
  public let whole: Int

  public init(_ part: Int, of whole: Int) {
    self.part = part
    self.whole = whole
  }

  /// The ratio in parts of one, 1000 for thousandths, rounded half to even; nil when the whole is 0.
  public func scaled(to parts: Int) -> Int? {
    guard whole > 0 else { return nil }
    let (quotient, rest) = (part * parts).quotientAndRemainder(dividingBy: whole)
    let isUp = 2 * rest > whole || (2 * rest == whole && !quotient.isMultiple(of: 2))
    return isUp ? quotient + 1 : quotient
  }
}

/// The frequency of each whole number; it needs no more room than there are different ones.
public struct Spread: Hashable, Sendable {
  private var counts: [Int: Int] = [:]
  public private(set) var count = 0
  private var sum = 0

  mutating func add(_ number: Int) {
    counts[number, default: 0] += 1
    count += 1
    sum += number
  }

  mutating func add(_ others: Spread) {
    counts.merge(others.counts, uniquingKeysWith: +)
    count += others.count
    sum += others.sum
  }

  /// The number of those that lie in a range.
  public func count(in numbers: ClosedRange<Int>) -> Int {
    counts.reduce(0) { numbers.contains($1.key) ? $0 + $1.value : $0 }
  }

  /// The mean; its whole is 0 when there is nothing.
  public var mean: Ratio { Ratio(sum, of: count) }

  /// The middle number, of an even count half the sum of the two in the middle; its whole is 0 when there is nothing.
  public var median: Ratio {
    guard count > 0 else { return Ratio(0, of: 0) }
    let places = [(count - 1) / 2, count / 2]
    var (numbers, passed) = ([Int](), 0)
    for (number, times) in counts.sorted(by: { $0.key < $1.key }) {
      passed += times
      while numbers.count < 2, places[numbers.count] < passed { numbers.append(number) }
    }
    return Ratio(numbers.reduce(0, +), of: 2)
  }
}
