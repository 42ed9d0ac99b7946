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
