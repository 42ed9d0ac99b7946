/// The ways in which a calendar is read.
package struct FeedTerms: Hashable, Sendable {
  /// The minutes after which a second reading lets go of what a silent calendar no longer has.
  package var settle = 60
  /// True when the guest of an event becomes the camper of its reservation.
  package var guests = false
  /// Texts in summaries of closed nights, beside those that are known.
  package var closed: [String] = []

  package init() {}

  /// The longest wait in minutes: a week.
  package static let longestSettle = 7 * 24 * 60
}
