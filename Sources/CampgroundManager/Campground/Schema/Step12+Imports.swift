import Persistence

extension Migration {
  /// The numbers that reservations have in other systems.
  static let imports = Migration(
    "the numbers of other systems",
    script: """
      ALTER TABLE reservation ADD COLUMN ref TEXT CHECK (ref <> '');
      -- A digest of the row that an import read last.
      ALTER TABLE reservation ADD COLUMN imported TEXT CHECK (imported <> '');
      CREATE UNIQUE INDEX reservation_by_ref ON reservation (coalesce(source, ''), ref) WHERE ref IS NOT NULL;
      """)
}
