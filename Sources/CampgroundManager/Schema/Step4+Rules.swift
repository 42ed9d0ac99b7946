import Persistence

extension Migration {
  /// What blocks over existing stays, and the rules of stay and booking, need.
  static let rules = Migration(
    "displaced nights, rules by type of site",
    script: """
      -- The nights that a block took from a reservation, with their price, to be given back.
      CREATE TABLE displaced_night (
        block INTEGER NOT NULL REFERENCES block (id),
        night INTEGER NOT NULL,
        -- Deferred: an undo writes a reservation anew.
        reservation INTEGER NOT NULL REFERENCES reservation (id) DEFERRABLE INITIALLY DEFERRED,
        price INTEGER CHECK (price >= 0),
        PRIMARY KEY (block, night)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX displaced_night_by_reservation ON displaced_night (reservation);

      -- Weekdays and days between commas, sun,2027-07-04; none is empty.
      ALTER TABLE settings ADD COLUMN closed_to_arrival TEXT NOT NULL DEFAULT '';
      ALTER TABLE settings ADD COLUMN closed_to_departure TEXT NOT NULL DEFAULT '';
      ALTER TABLE settings ADD COLUMN max_consecutive INTEGER CHECK (max_consecutive BETWEEN 1 AND 1000);

      -- What differs for sites of a type; null is as the campground.
      CREATE TABLE type_rules (
        type TEXT PRIMARY KEY CHECK (type <> ''),
        open TEXT CHECK (open <> ''),
        min_nights INTEGER CHECK (min_nights BETWEEN 1 AND 1000),
        max_nights INTEGER CHECK (max_nights BETWEEN coalesce(min_nights, 1) AND 1000),
        window_days INTEGER CHECK (window_days >= 0),
        closed_to_arrival TEXT,
        closed_to_departure TEXT,
        max_consecutive INTEGER CHECK (max_consecutive BETWEEN 1 AND 1000),
        CHECK (coalesce(open, min_nights, max_nights, window_days, closed_to_arrival, closed_to_departure,
          max_consecutive) IS NOT NULL)
      ) STRICT, WITHOUT ROWID;
      """)
}
