import Persistence

/// The purpose of an entry.
package enum AccountItem: String, Hashable, Sendable, CaseIterable, Storable {
  case nights
  case extras
  /// Money owed to others.
  case taxes
  /// The campground's own fees, beside the price.
  case fees
  /// The penalty for a cancellation, a no-show or leaving early.
  case penalties
  /// Charges made by hand.
  case other
  /// Money that has changed hands.
  case money
}
