/// The total of an imported stay that does not come about, of which nothing is charged, or not all.
package struct UnchargedTotal: Hashable, Sendable {
  package let reservation: ReservationID
  package let status: ReservationStatus
  /// Decimal text in the campground's currency.
  package let total: String
}
