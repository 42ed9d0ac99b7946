import Persistence

extension Migration {
  /// The columns and tables for the whole life of a reservation.
  static let lives = Migration(
    "holds, groups, rules of types, displaced nights, waitlist",
    script: """
      -- Seconds since 1970-01-01 00:00 UTC; from then on the hold is nobody's.
      ALTER TABLE reservation ADD COLUMN hold_expires INTEGER CHECK (status <> 'held' OR hold_expires IS NOT NULL);
      ALTER TABLE reservation ADD COLUMN party_group TEXT CHECK (party_group <> '');
      CREATE INDEX reservation_held ON reservation (hold_expires) WHERE status = 'held';
      CREATE INDEX reservation_by_group ON reservation (party_group) WHERE party_group IS NOT NULL;

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

      ALTER TABLE camper ADD COLUMN warning TEXT CHECK (warning <> '');
      -- Whose record this one's became; it is only a pointer then.
      ALTER TABLE camper ADD COLUMN merged_into INTEGER REFERENCES camper (id) CHECK (merged_into <> id);
      CREATE INDEX camper_merged ON camper (merged_into) WHERE merged_into IS NOT NULL;

      -- Who would come if there were a site. It holds no night.
      CREATE TABLE waitlist (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
        status TEXT NOT NULL CHECK (status IN ('waiting', 'offered', 'left')),
        camper INTEGER NOT NULL REFERENCES camper (id),
        -- Seconds since 1970-01-01 00:00 UTC.
        since INTEGER NOT NULL,
        arrive INTEGER NOT NULL,
        -- Nil takes the one arrival; else any before this day.
        arrive_before INTEGER CHECK (arrive_before > arrive),
        weekdays TEXT NOT NULL CHECK (weekdays = '' OR arrive_before IS NOT NULL),
        min_nights INTEGER NOT NULL CHECK (min_nights BETWEEN 1 AND 1000),
        max_nights INTEGER NOT NULL CHECK (max_nights BETWEEN min_nights AND 1000),
        adults INTEGER NOT NULL CHECK (adults BETWEEN 0 AND 10000),
        children INTEGER NOT NULL CHECK (children BETWEEN 0 AND 10000),
        vehicles INTEGER NOT NULL CHECK (vehicles BETWEEN 0 AND 10000),
        rig_length INTEGER CHECK (rig_length >= 1),
        equipment TEXT CHECK (equipment <> ''),
        needs TEXT NOT NULL CHECK (needs <> ''),
        site INTEGER REFERENCES camp_site (id),
        -- The hold that it was offered last.
        offer INTEGER REFERENCES reservation (id),
        CHECK (adults + children >= 1),
        CHECK (status <> 'offered' OR offer IS NOT NULL)
      ) STRICT;
      CREATE INDEX waitlist_by_status ON waitlist (status);
      CREATE INDEX waitlist_by_camper ON waitlist (camper);
      CREATE INDEX waitlist_by_site ON waitlist (site) WHERE site IS NOT NULL;
      CREATE INDEX waitlist_by_offer ON waitlist (offer) WHERE offer IS NOT NULL;
      """)
}
