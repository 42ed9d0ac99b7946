import Persistence

extension Migration {
  /// The indexes with which the front desk sees a day at once.
  static let desk = Migration(
    "what to bring, who is here and who is to come",
    script: """
      ALTER TABLE settings ADD COLUMN bring TEXT CHECK (bring <> '');

      -- Of all that ever was, few are here or still to come.
      CREATE INDEX reservation_here ON reservation (departure) WHERE status = 'checked-in';
      CREATE INDEX reservation_to_come ON reservation (arrival) WHERE status = 'reserved';
      """)
}
