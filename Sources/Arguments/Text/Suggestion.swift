/// The known name that was probably meant by an unknown one.
package enum Suggestion {
  /// The nearest of the names; nil when none is near.
  package static func nearest(to word: String, among names: some Sequence<String>) -> String? {
    let reach = Swift.max(1, word.count / 3)
    return names.filter { abs($0.count - word.count) <= reach }
      .map { (distance: distance($0, word), name: $0) }.filter { $0.distance <= reach }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// The smallest number of letters to insert, delete or replace, or neighbours to swap (optimal string alignment).
  static func distance(_ one: String, _ other: String) -> Int {
    let (left, right) = (Array(one), Array(other))
    var (above, last) = ([Int](), Array(0...right.count))
    for row in left.indices {
      var next = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        next.append(Swift.min(replaced, next[column] + 1, last[column + 1] + 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          next[column + 1] = Swift.min(next[column + 1], above[column - 1] + 1)
        }
      }
      (above, last) = (last, next)
    }
    return last[right.count]
  }
}
