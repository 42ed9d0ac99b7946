import Persistence

extension Migration {
  /// What the whole life of a reservation needs: holds, groups.
  static let lives = Migration(
    "holds and groups",
    script: """
      -- Seconds since 1970-01-01 00:00 UTC; from then on the hold is nobody's.
      ALTER TABLE reservation ADD COLUMN hold_expires INTEGER CHECK (status <> 'held' OR hold_expires IS NOT NULL);
      ALTER TABLE reservation ADD COLUMN party_group TEXT CHECK (party_group <> '');
      CREATE INDEX reservation_held ON reservation (hold_expires) WHERE status = 'held';
      CREATE INDEX reservation_by_group ON reservation (party_group) WHERE party_group IS NOT NULL;
      """)
}
