import Persistence

/// `make schema` records this from the steps.
extension RecordedTables {
  static let newestSteps: KeyValuePairs<StaticString, Int> = [
    "sites, campers, reservations, nights, journal": 5511,
    "keys, batches and undo": 887,
    "holds, groups, rules of types, displaced nights, waitlist": 3774,
    "rates, taxes, policies, ledger": 5882,
    "what to bring, who is here and who is to come": 291,
    "where reservations come from, and all of a party that waits": 175,
    "holidays, discounts, penalties, write-offs": 2879,
    "discounts and agreed prices": 2906,
    "items, sales, transfers, security, taxes under conditions": 5512,
    "names without accents, more about campers and the campground": 671,
    "a camper's stays by their end": 104,
    "the numbers of other systems": 289,
    "the calendars of other systems": 418,
    "the release that a store needs": 89,
    "rules of stays with a name": 1188,
    "items with a price for a unit": 357,
    "nights as the stay has become, the bases of taxes": 3368,
    "what the party of a stay needs of its site": 136,
    "nights of feeds that wait for a second reading": 1092,
    "keys that an undo alone frees": 108,
    "the day on which a reservation was made elsewhere": 114,
  ]

  /// The definitions that the steps leave, for a new store.
  static let newestTables: StaticString = #"""
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
    , closed_to_arrival TEXT NOT NULL DEFAULT '', closed_to_departure TEXT NOT NULL DEFAULT '', max_consecutive INTEGER CHECK (max_consecutive BETWEEN 1 AND 1000), bring TEXT CHECK (bring <> ''), money TEXT, desk TEXT) STRICT;
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
    , warning TEXT CHECK (warning <> ''), merged_into INTEGER REFERENCES camper (id) CHECK (merged_into <> id), address TEXT CHECK (address <> ''), second_phone TEXT CHECK (second_phone <> ''), members TEXT, language TEXT CHECK (language <> '')) STRICT;
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
    , gate_code TEXT CHECK (gate_code <> '')) STRICT;
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
      cancel_reason TEXT CHECK (cancel_reason <> ''), hold_expires INTEGER CHECK (status <> 'held' OR hold_expires IS NOT NULL), party_group TEXT CHECK (party_group <> ''), policy INTEGER REFERENCES policy (version), taxes TEXT CHECK (taxes <> ''), source TEXT, terms TEXT CHECK (terms <> ''), ref TEXT CHECK (ref <> ''), imported TEXT CHECK (imported <> ''), needs TEXT CHECK (needs <> ''), vehicle_tags TEXT CHECK (vehicle_tags <> ''), booked INTEGER,
      CHECK (adults + children >= 1)
    ) STRICT;
    CREATE INDEX reservation_by_arrival ON reservation (arrival);
    CREATE INDEX reservation_by_departure ON reservation (departure);
    CREATE INDEX reservation_by_site ON reservation (site);
    CREATE TABLE block (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
      site INTEGER NOT NULL REFERENCES camp_site (id),
      arrival INTEGER NOT NULL,
      departure INTEGER NOT NULL CHECK (departure > arrival),
      reason TEXT NOT NULL CHECK (reason <> '')
    , feed TEXT CHECK (feed <> ''), ref TEXT CHECK (ref <> '')) STRICT;
    CREATE INDEX block_by_site ON block (site);
    CREATE TABLE night (
      site INTEGER NOT NULL REFERENCES camp_site (id),
      night INTEGER NOT NULL,
      reservation INTEGER REFERENCES reservation (id),
      block INTEGER REFERENCES block (id),
      price INTEGER CHECK (price >= 0), rate TEXT CHECK ((rate IS NULL) = (price IS NULL)), extra_adults INTEGER NOT NULL DEFAULT 0 CHECK (extra_adults >= 0), extra_children INTEGER NOT NULL DEFAULT 0 CHECK (extra_children >= 0), extra_vehicles INTEGER NOT NULL DEFAULT 0 CHECK (extra_vehicles >= 0), extra_pets INTEGER NOT NULL DEFAULT 0 CHECK (extra_pets >= 0), discounts TEXT NOT NULL DEFAULT '' CHECK (discounts = '' OR price IS NOT NULL), taxed TEXT NOT NULL DEFAULT '', became TEXT CHECK (became IS NULL OR price IS NOT NULL),
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
    , key TEXT, batch INTEGER REFERENCES command (id)) STRICT;
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
    CREATE TRIGGER command_stays BEFORE DELETE ON command
      BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
    CREATE TRIGGER command_stands BEFORE UPDATE OF id, at, actor, name ON command
      BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
    CREATE TRIGGER change_stays BEFORE DELETE ON change
      BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
    CREATE TRIGGER change_stands BEFORE UPDATE OF id, command, kind, thing ON change
      BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
    CREATE INDEX command_by_batch ON command (batch) WHERE batch IS NOT NULL;
    CREATE TABLE key (
      name TEXT PRIMARY KEY CHECK (name <> ''),
      command INTEGER REFERENCES command (id),
      request TEXT NOT NULL,
      answer TEXT NOT NULL,
      changed INTEGER NOT NULL CHECK (changed IN (0, 1))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX key_by_command ON key (command) WHERE command IS NOT NULL;
    CREATE TABLE undoing (
      entry INTEGER NOT NULL REFERENCES command (id),
      by INTEGER NOT NULL REFERENCES command (id),
      PRIMARY KEY (entry, by)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX undoing_by ON undoing (by);
    CREATE INDEX reservation_held ON reservation (hold_expires) WHERE status = 'held';
    CREATE INDEX reservation_by_group ON reservation (party_group) WHERE party_group IS NOT NULL;
    CREATE TABLE displaced_night (
      block INTEGER NOT NULL REFERENCES block (id),
      night INTEGER NOT NULL,
      -- Deferred: an undo writes a reservation anew.
      reservation INTEGER NOT NULL REFERENCES reservation (id) DEFERRABLE INITIALLY DEFERRED,
      price INTEGER CHECK (price >= 0), rate TEXT CHECK ((rate IS NULL) = (price IS NULL)), extra_adults INTEGER NOT NULL DEFAULT 0 CHECK (extra_adults >= 0), extra_children INTEGER NOT NULL DEFAULT 0 CHECK (extra_children >= 0), extra_vehicles INTEGER NOT NULL DEFAULT 0 CHECK (extra_vehicles >= 0), extra_pets INTEGER NOT NULL DEFAULT 0 CHECK (extra_pets >= 0), discounts TEXT NOT NULL DEFAULT '', taxed TEXT NOT NULL DEFAULT '', became TEXT CHECK (became IS NULL OR price IS NOT NULL),
      PRIMARY KEY (block, night)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX displaced_night_by_reservation ON displaced_night (reservation);
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
    CREATE INDEX camper_merged ON camper (merged_into) WHERE merged_into IS NOT NULL;
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
      offer INTEGER REFERENCES reservation (id), pets INTEGER NOT NULL DEFAULT 0 CHECK (pets >= 0), plates TEXT,
      CHECK (adults + children >= 1),
      CHECK (status <> 'offered' OR offer IS NOT NULL)
    ) STRICT;
    CREATE INDEX waitlist_by_status ON waitlist (status);
    CREATE INDEX waitlist_by_camper ON waitlist (camper);
    CREATE INDEX waitlist_by_site ON waitlist (site) WHERE site IS NOT NULL;
    CREATE INDEX waitlist_by_offer ON waitlist (offer) WHERE offer IS NOT NULL;
    CREATE TABLE tax (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
      name TEXT NOT NULL UNIQUE CHECK (name <> ''),
      is_fee INTEGER NOT NULL CHECK (is_fee IN (0, 1)),
      -- In millionths of the price.
      percent INTEGER CHECK (percent BETWEEN 0 AND 1000000),
      per_night INTEGER CHECK (per_night BETWEEN 0 AND 9007199254740991),
      per_stay INTEGER CHECK (per_stay BETWEEN 0 AND 9007199254740991), scope TEXT,
      CHECK ((percent IS NOT NULL) + (per_night IS NOT NULL) + (per_stay IS NOT NULL) = 1)
    ) STRICT;
    CREATE TABLE policy (
      version INTEGER PRIMARY KEY CHECK (version >= 1),
      deposit TEXT NOT NULL CHECK (deposit <> ''),
      deposit_days INTEGER CHECK (deposit_days >= 0),
      cancellation TEXT NOT NULL CHECK (cancellation <> ''),
      no_show TEXT NOT NULL CHECK (no_show <> ''),
      early TEXT NOT NULL CHECK (early IN ('keep', 'refund'))
    , shortened TEXT NOT NULL DEFAULT 'reprice' CHECK (shortened IN ('keep', 'reprice'))) STRICT;
    CREATE TRIGGER policy_stays BEFORE DELETE ON policy
      BEGIN SELECT RAISE(ABORT, 'a policy stays as it was in force'); END;
    CREATE TRIGGER policy_stands BEFORE UPDATE ON policy
      BEGIN SELECT RAISE(ABORT, 'a policy stays as it was in force'); END;
    CREATE INDEX reservation_here ON reservation (departure) WHERE status = 'checked-in';
    CREATE INDEX reservation_to_come ON reservation (arrival) WHERE status = 'reserved';
    CREATE TABLE discount (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      version INTEGER NOT NULL CHECK (version >= 1),
      name TEXT NOT NULL UNIQUE CHECK (name <> ''),
      needs_pass INTEGER NOT NULL,
      has_amount INTEGER NOT NULL,
      site INTEGER REFERENCES camp_site (id),
      rule TEXT NOT NULL CHECK (rule <> '')
    ) STRICT;
    CREATE TABLE item (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      version INTEGER NOT NULL CHECK (version >= 1),
      name TEXT NOT NULL UNIQUE CHECK (name <> ''),
      price INTEGER NOT NULL CHECK (price >= 0),
      taxes TEXT
    , unit TEXT CHECK (unit <> ''), unit_price INTEGER CHECK (CASE WHEN unit IS NULL THEN unit_price IS NULL
      ELSE unit_price IS NOT NULL AND unit_price BETWEEN 0 AND 9007199254740991 AND price = 0 END)) STRICT;
    CREATE TABLE "rate" (
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
    CREATE INDEX rate_by_site ON rate (site) WHERE site IS NOT NULL;
    CREATE TRIGGER camp_site_unlike BEFORE INSERT ON camp_site
      WHEN EXISTS (SELECT 1 FROM camp_site WHERE lower(number) = lower(NEW.number) AND number <> NEW.number)
      BEGIN SELECT RAISE(ABORT, 'another site has this number in other case'); END;
    CREATE INDEX reservation_by_camper ON reservation (camper, departure);
    CREATE UNIQUE INDEX reservation_by_ref ON reservation (coalesce(source, ''), ref) WHERE ref IS NOT NULL;
    CREATE TABLE campground (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      identity TEXT NOT NULL CHECK (identity <> '')
    , needs TEXT NOT NULL DEFAULT '0.9.0' CHECK (needs <> ''), no_show_after INTEGER NOT NULL DEFAULT 1439
      CHECK (no_show_after BETWEEN 0 AND 1439)) STRICT;
    CREATE INDEX reservation_by_feed ON reservation (ref) WHERE imported >= 'ical ' AND imported < 'ical!';
    CREATE INDEX command_of_feeds ON command (id) WHERE name = 'import-ical';
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
    CREATE TABLE "ledger" (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      reservation INTEGER,
      sale INTEGER REFERENCES "ledger" (id),
      day INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('charge', 'tax', 'discount', 'penalty', 'adjustment', 'writeOff', 'payment',
        'refund', 'transfer', 'security', 'sale')),
      item TEXT NOT NULL CHECK (item IN ('nights', 'extras', 'discounts', 'taxes', 'fees', 'penalties', 'other',
        'charge-taxes', 'charge-fees', 'surcharges', 'nights-apart', 'extras-apart', 'fees-apart', 'discounts-apart',
        'agreed-apart', 'taxes-apart', 'write-offs', 'money', 'security')),
      name TEXT NOT NULL,
      amount INTEGER NOT NULL CHECK (amount BETWEEN -9007199254740991 AND 9007199254740991),
      taxed INTEGER CHECK (taxed BETWEEN -9007199254740991 AND 9007199254740991),
      exempt INTEGER CHECK (exempt BETWEEN -9007199254740991 AND 9007199254740991),
      method TEXT CHECK (method <> ''),
      memo TEXT CHECK (memo <> ''),
      actor TEXT NOT NULL CHECK (actor <> ''),
      counters INTEGER REFERENCES "ledger" (id),
      CHECK ((reservation IS NULL) = (kind = 'sale' OR sale IS NOT NULL)),
      CHECK ((kind IN ('payment', 'refund', 'transfer', 'security', 'sale')) = (item IN ('money', 'security'))),
      CHECK ((item = 'security') >= (kind = 'security')),
      CHECK ((kind = 'writeOff') = (item = 'write-offs')),
      CHECK (method IS NULL OR item IN ('money', 'security')),
      CHECK ((taxed IS NULL) = (exempt IS NULL)),
      CHECK (taxed IS NULL OR item IN ('taxes-apart', 'charge-taxes'))
    ) STRICT;
    CREATE INDEX ledger_by_reservation ON ledger (reservation, kind, amount);
    CREATE INDEX ledger_by_sale ON ledger (sale) WHERE sale IS NOT NULL;
    CREATE INDEX ledger_by_day ON ledger (day);
    CREATE UNIQUE INDEX ledger_countered ON ledger (counters) WHERE counters IS NOT NULL;
    CREATE TRIGGER ledger_stays BEFORE DELETE ON ledger
      BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
    CREATE TRIGGER ledger_stands BEFORE UPDATE OF id, reservation, sale, day, kind, item, amount, taxed, exempt, actor,
      counters ON ledger
      BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
    CREATE TRIGGER ledger_covered AFTER INSERT ON ledger WHEN NEW.item IN ('money', 'security', 'write-offs')
      BEGIN
        SELECT RAISE(ABORT, 'more would be taken back than there is')
        WHERE (SELECT sum(CASE kind WHEN 'refund' THEN -amount ELSE amount END) FROM ledger
          WHERE (reservation = NEW.reservation OR sale = NEW.sale OR id = NEW.sale) AND item = NEW.item) < 0;
      END;
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
    CREATE TRIGGER undoing_frees AFTER INSERT ON undoing
      BEGIN DELETE FROM key WHERE command = NEW.entry; END;
    """#
}
