import Persistence

extension Migration {
  /// The source of a reservation, and the whole party of those who wait.
  static let fields = Migration(
    "where reservations come from, and all of a party that waits",
    script: """
      ALTER TABLE reservation ADD COLUMN source TEXT;
      ALTER TABLE waitlist ADD COLUMN pets INTEGER NOT NULL DEFAULT 0 CHECK (pets >= 0);
      ALTER TABLE waitlist ADD COLUMN plates TEXT;
      """)
}
