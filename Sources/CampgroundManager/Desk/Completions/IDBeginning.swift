import Persistence

/// The beginning of an id, such as `r-`, `r-1` or nothing, and the numbers that it may mean.
struct IDBeginning {
  /// The digits given; empty for all numbers.
  let digits: String

  /// Returns nil when no id of the kind begins like this.
  init?<ID: Identifier>(_ typed: String, of kind: ID.Type) {
    if ID.prefix.hasPrefix(typed) {
      digits = ""
    } else {
      guard let id = ID(typed) else { return nil }
      digits = String(id.rawValue)
      guard ID.prefix + digits == typed else { return nil }
    }
  }

  private init(digits: String) { self.digits = digits }

  func followed(by digit: Int) -> IDBeginning { IDBeginning(digits: digits + String(digit)) }

  /// The numbers up to the largest one that begin with the digits: for 12 those are 12, 120 to 129, 1200 to 1299, ...
  func ranges(upTo largest: Int64) -> [ClosedRange<Int64>] {
    guard largest > 0 else { return [] }
    guard !digits.isEmpty else { return [1...largest] }
    guard var (low, high) = Int64(digits).map({ ($0, $0) }), low > 0 else { return [] }
    var ranges: [ClosedRange<Int64>] = []
    while low <= largest {
      ranges.append(low...min(high, largest))
      let (next, overflow) = low.multipliedReportingOverflow(by: 10)
      if overflow { break }
      low = next
      high = high > (.max - 9) / 10 ? .max : high * 10 + 9
    }
    return ranges
  }
}

extension LookUpService {
  /// The numbers of a table's rows that begin with the digits, the newest of each length.
  func numbers(in table: SQL, _ beginning: IDBeginning, limit: Int = LookUpService.limit + 1) throws -> [Int64] {
    let largest: Int64 = try store.value("SELECT max(id) FROM \(table)", as: Int64?.self).flatMap(\.self) ?? 0
    return try beginning.ranges(upTo: largest).flatMap { range in
      try store.rows(
        """
        SELECT id FROM \(table) WHERE id BETWEEN \(range.lowerBound) AND \(range.upperBound)
        ORDER BY id DESC LIMIT \(limit)
        """
      ) { try $0[0] as Int64 }
    }
  }

  /// The found numbers, shortened to as many as are worth a look.
  ///
  /// When these go on with one digit all alike, and others do not, one of the others takes the place of the last: a
  /// shell goes on typing the part that all candidates have in common.
  func bounded(_ found: [Int64], in table: SQL, _ beginning: IDBeginning) throws -> [Int64] {
    guard found.count > Self.limit else { return found }
    let kept = found.prefix(Self.limit - 1)
    let place = beginning.digits.utf8.count
    let next = Set(kept.map { Array(String($0).utf8).dropFirst(place).first })
    guard next.count == 1, let digit = next.first.flatMap(\.self) else { return Array(kept) }
    for other in 0...9 where UInt8(ascii: "0") + UInt8(other) != digit {
      if let one = try numbers(in: table, beginning.followed(by: other), limit: 1).first { return kept + [one] }
    }
    return Array(kept)
  }
}
