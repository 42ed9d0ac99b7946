/// The end from which an argument's day counts when it is given in words, such as `fri`.
package struct DayRelation: Hashable, Sendable {
  /// True when such a day is the last one up to today; else it is the first from today on.
  package let isPast: Bool
  /// The key of the argument of the other end, such as `arrive`: the day is the first after it, if it is given.
  package let otherEnd: String?

  package init(isPast: Bool = false, after otherEnd: String? = nil) {
    self.isPast = isPast
    self.otherEnd = otherEnd
  }
}
