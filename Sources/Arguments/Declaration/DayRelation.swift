/// The end from which an argument's day counts when it is given in words, such as `fri`.
///
/// It has no part that would have to be retained, as every argument has one or none.
package struct DayRelation: Sendable {
  /// True when such a day is the last one up to today; else it is the first from today on.
  package let isPast: Bool
  /// The key of the argument of the other end, such as `arrive`: the day is the first after it, if it is given.
  package var otherEnd: String? { end?.description }
  private let end: StaticString?

  package init(isPast: Bool = false, after otherEnd: StaticString? = nil) {
    self.isPast = isPast
    end = otherEnd
  }
}
