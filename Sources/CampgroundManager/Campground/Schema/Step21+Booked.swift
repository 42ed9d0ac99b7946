import Persistence

extension Migration {
  /// The days on which imported reservations were made.
  static let booked = Migration(
    "the day on which a reservation was made elsewhere",
    script: """
      -- NULL for one that was made here: the journal has its moment.
      ALTER TABLE reservation ADD COLUMN booked INTEGER;
      """)
}
