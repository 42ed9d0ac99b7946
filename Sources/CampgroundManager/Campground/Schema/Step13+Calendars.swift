import Persistence

extension Migration {
  /// The calendars of other systems.
  static let calendars = Migration(
    "the calendars of other systems",
    script: """
      CREATE TABLE campground (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        identity TEXT NOT NULL CHECK (identity <> '')
      ) STRICT;
      ALTER TABLE block ADD COLUMN feed TEXT CHECK (feed <> '');
      ALTER TABLE block ADD COLUMN ref TEXT CHECK (ref <> '');
      CREATE INDEX reservation_by_feed ON reservation (ref) WHERE imported >= 'ical ' AND imported < 'ical!';
      CREATE INDEX command_of_feeds ON command (id) WHERE name = 'import-ical';
      """, then: CampgroundIdentity.draw)
}
