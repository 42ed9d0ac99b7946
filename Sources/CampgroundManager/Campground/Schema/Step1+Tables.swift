import Persistence

extension Migration {
  /// The tables of the first release.
  static let tables = Migration(
    "sites, campers, reservations, nights, journal",
    script: """
      CREATE TABLE settings (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
        name TEXT,
        time_zone TEXT,
        currency TEXT NOT NULL CHECK (length(currency) = 3),
        check_in INTEGER NOT NULL CHECK (check_in BETWEEN 0 AND 1439),
        check_out INTEGER NOT NULL CHECK (check_out BETWEEN 0 AND 1439),
        no_show_after INTEGER NOT NULL CHECK (no_show_after BETWEEN 0 AND 1439),
        open TEXT,
        min_nights INTEGER NOT NULL CHECK (min_nights BETWEEN 1 AND 1000),
        max_nights INTEGER CHECK (max_nights BETWEEN min_nights AND 1000),
        window_days INTEGER CHECK (window_days >= 0)
      ) STRICT;

      CREATE TABLE camper (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
        full_name TEXT NOT NULL CHECK (full_name <> ''),
        name_key TEXT NOT NULL,
        phone_number TEXT NOT NULL,
        phone_digits TEXT NOT NULL CHECK (phone_digits <> ''),
        email TEXT CHECK (email <> ''),
        email_key TEXT,
        notes TEXT CHECK (notes <> '')
      ) STRICT;
      CREATE INDEX camper_by_name ON camper (name_key);
      CREATE INDEX camper_by_phone ON camper (phone_digits);

      CREATE TABLE camp_site (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
        number TEXT NOT NULL UNIQUE CHECK (number <> ''),
        order_key TEXT NOT NULL,
        loop TEXT CHECK (loop <> ''),
        type TEXT NOT NULL CHECK (type <> ''),
        electricity INTEGER NOT NULL CHECK (electricity IN (0, 1)),
        amps TEXT NOT NULL CHECK (amps = '' OR electricity = 1),
        water INTEGER NOT NULL CHECK (water IN (0, 1)),
        sewer INTEGER NOT NULL CHECK (sewer IN (0, 1)),
        max_length INTEGER CHECK (max_length >= 1),
        min_people INTEGER NOT NULL CHECK (min_people >= 1),
        max_people INTEGER CHECK (max_people >= min_people),
        max_vehicles INTEGER CHECK (max_vehicles >= 0),
        pull_through INTEGER NOT NULL CHECK (pull_through IN (0, 1)),
        accessible INTEGER NOT NULL CHECK (accessible IN (0, 1)),
        equipment TEXT NOT NULL,
        retired INTEGER NOT NULL CHECK (retired IN (0, 1)),
        notes TEXT CHECK (notes <> '')
      ) STRICT;
      CREATE INDEX camp_site_in_order ON camp_site (order_key, number);

      CREATE TABLE reservation (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
        status TEXT NOT NULL CHECK (status IN
          ('held', 'reserved', 'checked-in', 'checked-out', 'cancelled', 'expired', 'no-show')),
        camper INTEGER NOT NULL REFERENCES camper (id),
        site INTEGER NOT NULL REFERENCES camp_site (id),
        arrival INTEGER NOT NULL,
        departure INTEGER NOT NULL CHECK (departure > arrival),
        adults INTEGER NOT NULL CHECK (adults BETWEEN 0 AND 10000),
        children INTEGER NOT NULL CHECK (children BETWEEN 0 AND 10000),
        pets INTEGER NOT NULL CHECK (pets BETWEEN 0 AND 10000),
        vehicles INTEGER NOT NULL CHECK (vehicles BETWEEN 0 AND 10000),
        plates TEXT CHECK (plates <> ''),
        rig_length INTEGER CHECK (rig_length >= 1),
        equipment TEXT CHECK (equipment <> ''),
        notes TEXT CHECK (notes <> ''),
        cancel_reason TEXT CHECK (cancel_reason <> ''),
        CHECK (adults + children >= 1)
      ) STRICT;
      CREATE INDEX reservation_by_arrival ON reservation (arrival);
      CREATE INDEX reservation_by_departure ON reservation (departure);
      CREATE INDEX reservation_by_camper ON reservation (camper);
      CREATE INDEX reservation_by_site ON reservation (site);

      CREATE TABLE block (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
        site INTEGER NOT NULL REFERENCES camp_site (id),
        arrival INTEGER NOT NULL,
        departure INTEGER NOT NULL CHECK (departure > arrival),
        reason TEXT NOT NULL CHECK (reason <> '')
      ) STRICT;
      CREATE INDEX block_by_site ON block (site);

      -- What the campground sells. The primary key refuses a second holder of a night.
      CREATE TABLE night (
        site INTEGER NOT NULL REFERENCES camp_site (id),
        night INTEGER NOT NULL,
        reservation INTEGER REFERENCES reservation (id),
        block INTEGER REFERENCES block (id),
        price INTEGER CHECK (price >= 0),
        PRIMARY KEY (site, night),
        CHECK ((reservation IS NULL) <> (block IS NULL))
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX night_by_reservation ON night (reservation) WHERE reservation IS NOT NULL;
      CREATE INDEX night_by_block ON night (block) WHERE block IS NOT NULL;

      CREATE TABLE command (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        actor TEXT NOT NULL CHECK (actor <> ''),
        name TEXT NOT NULL CHECK (name <> ''),
        request TEXT NOT NULL
      ) STRICT;

      CREATE TABLE change (
        id INTEGER PRIMARY KEY,
        command INTEGER NOT NULL REFERENCES command (id),
        kind TEXT NOT NULL,
        thing INTEGER NOT NULL,
        before TEXT,
        after TEXT,
        CHECK (before IS NOT NULL OR after IS NOT NULL)
      ) STRICT;
      CREATE INDEX change_by_command ON change (command);
      CREATE INDEX change_by_thing ON change (kind, thing);

      -- The journal is append-only; only the text of an image or a request may ever be overwritten, to erase a person.
      CREATE TRIGGER command_stays BEFORE DELETE ON command
        BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
      CREATE TRIGGER command_stands BEFORE UPDATE OF id, at, actor, name ON command
        BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
      CREATE TRIGGER change_stays BEFORE DELETE ON change
        BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
      CREATE TRIGGER change_stands BEFORE UPDATE OF id, command, kind, thing ON change
        BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
      """)
}
