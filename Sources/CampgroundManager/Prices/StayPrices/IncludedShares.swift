/// The amounts that a percentage has of prices that include it.
///
/// It shares each price with the other percentages in it: of one that includes 7 % and 19 %, it has 7/126. The
/// denominators differ from price to price; together the amounts are rounded once, half to even.
struct IncludedShares {
  /// A price, with the whole of it that is without taxes and all percentages on it, in millionths.
  struct Piece {
    let price: Int
    let whole: Int
  }

  /// The prices in units of which all have the same share.
  private let weights: [Int]
  private let whole: Int

  init(_ pieces: [Piece]) {
    let most = pieces.reduce(1) { max($0, $1.price) }
    let common = Set(pieces.map(\.whole)).reduce(1) { Self.common($0, $1, atMost: MinorUnits.largest / most) }
    // Without a common denominator that is small enough, each is rounded to a millionth of a unit.
    let fine = Percent.whole * min(1_000_000, max(1, MinorUnits.largest / pieces.reduce(1) { $0 + $1.price }))
    whole = common ?? fine
    weights = pieces.map { piece in
      common.map { piece.price * ($0 / piece.whole) } ?? MinorUnits.share(of: piece.price, fine, outOf: piece.whole)
    }
  }

  /// The amount of each price, for a percentage in millionths.
  func amounts(of millionths: Int) -> [Int] {
    MinorUnits.spread(MinorUnits.share(of: weights.reduce(0, +), millionths, outOf: whole), by: weights)
  }

  /// The least common multiple; nil above a number.
  private static func common(_ one: Int?, _ other: Int, atMost most: Int) -> Int? {
    guard let one else { return nil }
    var (larger, smaller) = (one, other)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    let (product, overflow) = (one / larger).multipliedReportingOverflow(by: other)
    return overflow || product > most ? nil : product
  }
}
