import Persistence

extension Migration {
  /// Money that moves between accounts, security deposits, sales, items, and taxes under conditions.
  static let sales = Migration(
    "items, sales, transfers, security, taxes under conditions",
    script: """
      -- A thing that is sold, and the names of the taxes on it as a JSON list; NULL is every tax on items.
      CREATE TABLE item (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL CHECK (version >= 1),
        name TEXT NOT NULL UNIQUE CHECK (name <> ''),
        price INTEGER NOT NULL CHECK (price >= 0),
        taxes TEXT
      ) STRICT;

      -- The base and the conditions of a tax that is not simply on all nights and their extras, as JSON. A night has the
      -- number by which each such tax of its stay counts it.
      ALTER TABLE tax ADD COLUMN scope TEXT;
      ALTER TABLE night ADD COLUMN taxed TEXT NOT NULL DEFAULT '';
      ALTER TABLE displaced_night ADD COLUMN taxed TEXT NOT NULL DEFAULT '';

      ALTER TABLE settings ADD COLUMN money TEXT;

      -- A rate that has no price for extras, or no included party, leaves them to the campground.
      CREATE TABLE new_rate (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL CHECK (version >= 1),
        name TEXT NOT NULL UNIQUE CHECK (name <> ''),
        nightly INTEGER NOT NULL CHECK (nightly >= 0),
        weekly INTEGER CHECK (weekly >= 0),
        monthly INTEGER CHECK (monthly >= 0),
        site INTEGER REFERENCES camp_site (id),
        type TEXT CHECK (type <> ''),
        season_from INTEGER,
        season_before INTEGER CHECK (season_before > season_from),
        weekdays TEXT NOT NULL,
        min_nights INTEGER CHECK (min_nights BETWEEN 1 AND 1000),
        extra_adults INTEGER CHECK (extra_adults >= 0),
        extra_children INTEGER CHECK (extra_children >= 0),
        extra_vehicles INTEGER CHECK (extra_vehicles >= 0),
        extra_pets INTEGER CHECK (extra_pets >= 0),
        included_adults INTEGER CHECK (included_adults >= 0),
        included_children INTEGER CHECK (included_children >= 0),
        included_vehicles INTEGER CHECK (included_vehicles >= 0),
        included_pets INTEGER CHECK (included_pets >= 0),
        holiday INTEGER NOT NULL CHECK (holiday = 0
          OR season_from IS NOT NULL AND season_before IS NOT NULL AND weekdays = ''),
        CHECK (site IS NULL OR type IS NULL)
      ) STRICT;
      -- The ids of removed rates are not used again.
      INSERT INTO sqlite_sequence (name, seq) SELECT 'new_rate', seq FROM sqlite_sequence WHERE name = 'rate';
      INSERT INTO new_rate (id, version, name, nightly, weekly, monthly, site, type, season_from, season_before, weekdays,
          min_nights, extra_adults, extra_children, extra_vehicles, extra_pets, included_adults, included_children,
          included_vehicles, included_pets, holiday)
        SELECT id, version, name, nightly, weekly, monthly, site, type, season_from, season_before, weekdays, min_nights,
          nullif(extra_adults, 0), nullif(extra_children, 0), nullif(extra_vehicles, 0), nullif(extra_pets, 0),
          nullif(included_adults, 2), nullif(included_children, 0), nullif(included_vehicles, 1),
          nullif(included_pets, 0), holiday
        FROM rate ORDER BY id;
      DROP TABLE rate;
      ALTER TABLE new_rate RENAME TO rate;
      CREATE INDEX rate_by_site ON rate (site) WHERE site IS NOT NULL;

      -- An entry is of a reservation's account or of a sale, which is the entry of its money. Money and security are
      -- two purses: a transfer is above 0 where it comes in, and below where it leaves.
      CREATE TABLE new_ledger (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        reservation INTEGER,
        sale INTEGER REFERENCES new_ledger (id),
        day INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('charge', 'tax', 'discount', 'penalty', 'adjustment', 'writeOff', 'payment',
          'refund', 'transfer', 'security', 'sale')),
        item TEXT NOT NULL CHECK (item IN ('nights', 'extras', 'discounts', 'taxes', 'fees', 'penalties', 'other',
          'charge-taxes', 'charge-fees', 'surcharges', 'nights-apart', 'discounts-apart', 'agreed-apart', 'taxes-apart', 'write-offs',
          'money', 'security')),
        name TEXT NOT NULL,
        amount INTEGER NOT NULL CHECK (amount BETWEEN -9007199254740991 AND 9007199254740991),
        method TEXT CHECK (method <> ''),
        memo TEXT CHECK (memo <> ''),
        actor TEXT NOT NULL CHECK (actor <> ''),
        counters INTEGER REFERENCES new_ledger (id),
        CHECK ((reservation IS NULL) = (kind = 'sale' OR sale IS NOT NULL)),
        CHECK ((kind IN ('payment', 'refund', 'transfer', 'security', 'sale')) = (item IN ('money', 'security'))),
        CHECK ((item = 'security') >= (kind = 'security')),
        CHECK ((kind = 'writeOff') = (item = 'write-offs')),
        CHECK (method IS NULL OR item IN ('money', 'security'))
      ) STRICT;
      INSERT INTO new_ledger (id, reservation, day, kind, item, name, amount, method, memo, actor, counters)
        SELECT id, reservation, day, kind, item, name, amount, method, memo, actor, counters FROM ledger ORDER BY id;
      DROP TABLE ledger;
      ALTER TABLE new_ledger RENAME TO ledger;
      CREATE INDEX ledger_by_reservation ON ledger (reservation, kind, amount);
      CREATE INDEX ledger_by_sale ON ledger (sale) WHERE sale IS NOT NULL;
      CREATE INDEX ledger_by_day ON ledger (day);
      CREATE UNIQUE INDEX ledger_countered ON ledger (counters) WHERE counters IS NOT NULL;
      CREATE TRIGGER ledger_stays BEFORE DELETE ON ledger
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
      CREATE TRIGGER ledger_stands BEFORE UPDATE OF id, reservation, sale, day, kind, item, name, amount, actor, counters
        ON ledger
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
      CREATE TRIGGER ledger_covered AFTER INSERT ON ledger WHEN NEW.item IN ('money', 'security', 'write-offs')
        BEGIN
          SELECT RAISE(ABORT, 'more would be taken back than there is')
          WHERE (SELECT sum(CASE kind WHEN 'refund' THEN -amount ELSE amount END) FROM ledger
            WHERE (reservation = NEW.reservation OR sale = NEW.sale OR id = NEW.sale) AND item = NEW.item) < 0;
        END;
      """)
}
