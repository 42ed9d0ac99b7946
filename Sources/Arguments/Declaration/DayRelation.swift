/// The end from which an argument's day counts when it is given in words, such as `fri`.
///
/// It has no part that would have to be retained, as every argument has one or none.
package struct DayRelation: Sendable {
  /// The year of a day without one, and the week of a weekday.
  package enum Direction: Sendable {
    /// The first such day from today on.
    case coming
    /// The last one up to today.
    case past
    /// The one nearest to today; a weekday is the first from today on.
    case nearest
    /// The one of this calendar year; a weekday is the last up to today.
    case thisYear
  }

  package let direction: Direction
  /// The key of the argument of the other end, such as `arrive`: the day is the first after it, if it is given.
  package var otherEnd: String? { end?.description }
  private let end: StaticString?

  package init(_ direction: Direction = .coming, after otherEnd: StaticString? = nil) {
    self.direction = direction
    end = otherEnd
  }
}
