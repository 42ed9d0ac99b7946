import Persistence

extension Migration {
  /// Nights of feeds that wait for a second reading.
  static let feeds = Migration(
    "nights of feeds that wait for a second reading",
    script: """
      -- Nights that a feed's calendar no longer has, with the time of the first reading without them.
      CREATE TABLE feed_wait (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL CHECK (version >= 1),
        feed TEXT NOT NULL CHECK (feed <> ''),
        site INTEGER NOT NULL REFERENCES camp_site (id),
        closed INTEGER NOT NULL CHECK (closed IN (0, 1)),
        arrival INTEGER NOT NULL,
        departure INTEGER NOT NULL,
        since INTEGER NOT NULL,
        CHECK (arrival < departure),
        UNIQUE (feed, site, closed, arrival, departure)
      ) STRICT;

      -- The cut-off of no-shows as long as nothing is set; campgrounds from before keep the last minute of the day.
      ALTER TABLE campground ADD COLUMN no_show_after INTEGER NOT NULL DEFAULT 1439
        CHECK (no_show_after BETWEEN 0 AND 1439);

      -- A secret of the guest and the desk; the tags that were handed out to a party; the language of letters.
      ALTER TABLE camp_site ADD COLUMN gate_code TEXT CHECK (gate_code <> '');
      ALTER TABLE reservation ADD COLUMN vehicle_tags TEXT CHECK (vehicle_tags <> '');
      ALTER TABLE camper ADD COLUMN language TEXT CHECK (language <> '');
      """)
}
