/// A party that is still on a site which another is to have.
package struct OccupyingParty: Hashable, Sendable {
  package let reservation: ReservationID
  package let camper: String
  package let departure: Day
  /// The time of day by which it leaves on its day of departure.
  package let checkOut: TimeOfDay
  package let today: Day
  /// True when it should have left by now.
  package let isOverdue: Bool

  /// True when today is its last day, or should have been before.
  package var isDue: Bool { departure <= today }
}
