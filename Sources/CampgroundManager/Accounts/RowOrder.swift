/// The order of the keys of rows; a row without a key comes last.
enum RowOrder {
  /// True when the first comes first; nil for equal ones.
  static func precedes<Value: Comparable>(_ left: Value?, _ right: Value?) -> Bool? {
    guard left != right else { return nil }
    guard let left, let right else { return left != nil }
    return left < right
  }

  /// The first order that a grouping decides; false for rows that are equal by all of them.
  static func first<Grouping>(of groupings: [Grouping], _ order: (Grouping) -> Bool?) -> Bool {
    for grouping in groupings {
      if let order = order(grouping) { return order }
    }
    return false
  }
}
