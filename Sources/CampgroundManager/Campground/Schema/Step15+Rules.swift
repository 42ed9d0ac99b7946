import Persistence

extension Migration {
  /// Rules of stays that have a name.
  static let rules = Migration(
    "rules of stays with a name",
    script: """
      CREATE TABLE stay_rule (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL CHECK (version >= 1),
        name TEXT NOT NULL UNIQUE CHECK (name <> ''),
        from_day INTEGER,
        before_day INTEGER,
        on_days TEXT NOT NULL DEFAULT '',
        weekdays TEXT NOT NULL DEFAULT '',
        site INTEGER REFERENCES camp_site (id),
        type TEXT CHECK (type <> ''),
        min_nights INTEGER CHECK (min_nights BETWEEN 1 AND 1000),
        for_arrivals INTEGER NOT NULL DEFAULT 0,
        max_nights INTEGER CHECK (max_nights BETWEEN 1 AND 1000),
        in_days INTEGER CHECK (in_days >= 2),
        no_arrival INTEGER NOT NULL DEFAULT 0,
        no_departure INTEGER NOT NULL DEFAULT 0,
        min_gap INTEGER CHECK (min_gap >= 2),
        CHECK (from_day < before_day),
        CHECK (on_days = '' OR from_day IS NULL AND before_day IS NULL),
        CHECK (site IS NULL OR type IS NULL),
        CHECK (min_nights IS NOT NULL OR max_nights IS NOT NULL OR no_arrival <> 0 OR no_departure <> 0
          OR min_gap IS NOT NULL),
        CHECK (for_arrivals = 0 OR min_nights IS NOT NULL),
        CHECK (in_days IS NULL OR max_nights IS NOT NULL AND in_days > max_nights),
        CHECK (in_days IS NOT NULL OR min_nights IS NULL OR max_nights IS NULL OR min_nights <= max_nights)
      ) STRICT;
      """)
}
