import Persistence

extension Migration {
  /// The tables for rates, policies and the ledger. All amounts are minor units of the campground's currency.
  static let money = Migration(
    "rates, taxes, policies, ledger",
    script: """
      CREATE TABLE rate (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
        name TEXT NOT NULL UNIQUE CHECK (name <> ''),
        nightly INTEGER NOT NULL CHECK (nightly BETWEEN 0 AND 9007199254740991),
        weekly INTEGER CHECK (weekly BETWEEN 0 AND 9007199254740991),
        monthly INTEGER CHECK (monthly BETWEEN 0 AND 9007199254740991),
        site INTEGER REFERENCES camp_site (id),
        type TEXT CHECK (type <> ''),
        season_from INTEGER,
        season_before INTEGER CHECK (season_before > season_from),
        -- Between commas, fri,sat; none is empty.
        weekdays TEXT NOT NULL,
        min_nights INTEGER CHECK (min_nights BETWEEN 1 AND 1000),
        extra_adults INTEGER NOT NULL CHECK (extra_adults BETWEEN 0 AND 9007199254740991),
        extra_children INTEGER NOT NULL CHECK (extra_children BETWEEN 0 AND 9007199254740991),
        extra_vehicles INTEGER NOT NULL CHECK (extra_vehicles BETWEEN 0 AND 9007199254740991),
        extra_pets INTEGER NOT NULL CHECK (extra_pets BETWEEN 0 AND 9007199254740991),
        included_adults INTEGER NOT NULL CHECK (included_adults BETWEEN 0 AND 10000),
        included_children INTEGER NOT NULL CHECK (included_children BETWEEN 0 AND 10000),
        included_vehicles INTEGER NOT NULL CHECK (included_vehicles BETWEEN 0 AND 10000),
        included_pets INTEGER NOT NULL CHECK (included_pets BETWEEN 0 AND 10000),
        CHECK (site IS NULL OR type IS NULL)
      ) STRICT;
      CREATE INDEX rate_by_site ON rate (site) WHERE site IS NOT NULL;

      -- Taxes, and fees of the campground's own, each by one of three measures.
      CREATE TABLE tax (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
        name TEXT NOT NULL UNIQUE CHECK (name <> ''),
        is_fee INTEGER NOT NULL CHECK (is_fee IN (0, 1)),
        -- In millionths of the price.
        percent INTEGER CHECK (percent BETWEEN 0 AND 1000000),
        per_night INTEGER CHECK (per_night BETWEEN 0 AND 9007199254740991),
        per_stay INTEGER CHECK (per_stay BETWEEN 0 AND 9007199254740991),
        CHECK ((percent IS NOT NULL) + (per_night IS NOT NULL) + (per_stay IS NOT NULL) = 1)
      ) STRICT;

      -- Each version as it was in force.
      CREATE TABLE policy (
        version INTEGER PRIMARY KEY CHECK (version >= 1),
        deposit TEXT NOT NULL CHECK (deposit <> ''),
        deposit_days INTEGER CHECK (deposit_days >= 0),
        cancellation TEXT NOT NULL CHECK (cancellation <> ''),
        no_show TEXT NOT NULL CHECK (no_show <> ''),
        early TEXT NOT NULL CHECK (early IN ('keep', 'refund'))
      ) STRICT;
      CREATE TRIGGER policy_stays BEFORE DELETE ON policy
        BEGIN SELECT RAISE(ABORT, 'a policy stays as it was in force'); END;
      CREATE TRIGGER policy_stands BEFORE UPDATE ON policy
        BEGIN SELECT RAISE(ABORT, 'a policy stays as it was in force'); END;

      -- What was agreed on: the policy, and the taxes as a JSON list.
      ALTER TABLE reservation ADD COLUMN policy INTEGER REFERENCES policy (version);
      ALTER TABLE reservation ADD COLUMN taxes TEXT CHECK (taxes <> '');

      -- The name of the rate that set the price, and what the party costs beyond those whom it includes.
      ALTER TABLE night ADD COLUMN rate TEXT CHECK ((rate IS NULL) = (price IS NULL));
      ALTER TABLE night ADD COLUMN extra_adults INTEGER NOT NULL DEFAULT 0 CHECK (extra_adults >= 0);
      ALTER TABLE night ADD COLUMN extra_children INTEGER NOT NULL DEFAULT 0 CHECK (extra_children >= 0);
      ALTER TABLE night ADD COLUMN extra_vehicles INTEGER NOT NULL DEFAULT 0 CHECK (extra_vehicles >= 0);
      ALTER TABLE night ADD COLUMN extra_pets INTEGER NOT NULL DEFAULT 0 CHECK (extra_pets >= 0);
      ALTER TABLE displaced_night ADD COLUMN rate TEXT CHECK ((rate IS NULL) = (price IS NULL));
      ALTER TABLE displaced_night ADD COLUMN extra_adults INTEGER NOT NULL DEFAULT 0 CHECK (extra_adults >= 0);
      ALTER TABLE displaced_night ADD COLUMN extra_children INTEGER NOT NULL DEFAULT 0 CHECK (extra_children >= 0);
      ALTER TABLE displaced_night ADD COLUMN extra_vehicles INTEGER NOT NULL DEFAULT 0 CHECK (extra_vehicles >= 0);
      ALTER TABLE displaced_night ADD COLUMN extra_pets INTEGER NOT NULL DEFAULT 0 CHECK (extra_pets >= 0);

      -- Who owes what, and who has paid. A reservation that was undone leaves its entries here, which sum to 0, so it is
      -- no foreign key.
      CREATE TABLE ledger (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        reservation INTEGER NOT NULL,
        day INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('charge', 'tax', 'adjustment', 'payment', 'refund')),
        item TEXT NOT NULL CHECK (item IN ('nights', 'extras', 'taxes', 'fees', 'penalties', 'other', 'money')),
        name TEXT NOT NULL,
        amount INTEGER NOT NULL CHECK (amount BETWEEN -9007199254740991 AND 9007199254740991),
        method TEXT CHECK (method <> ''),
        memo TEXT CHECK (memo <> ''),
        actor TEXT NOT NULL CHECK (actor <> ''),
        -- The entry that it takes back.
        counters INTEGER REFERENCES ledger (id),
        CHECK ((kind IN ('payment', 'refund')) = (item = 'money')),
        CHECK (method IS NULL OR item = 'money')
      ) STRICT;
      CREATE INDEX ledger_by_reservation ON ledger (reservation, kind, amount);
      CREATE INDEX ledger_by_day ON ledger (day);
      -- An entry is taken back once at most.
      CREATE UNIQUE INDEX ledger_countered ON ledger (counters) WHERE counters IS NOT NULL;
      -- Append-only; only what people wrote may ever be overwritten, to erase a person.
      CREATE TRIGGER ledger_stays BEFORE DELETE ON ledger
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
      CREATE TRIGGER ledger_stands BEFORE UPDATE OF id, reservation, day, kind, item, name, amount, actor, counters
        ON ledger
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
      -- Nobody gets more back than was paid.
      CREATE TRIGGER ledger_covered AFTER INSERT ON ledger WHEN NEW.item = 'money'
        BEGIN
          SELECT RAISE(ABORT, 'more would be refunded than was paid')
          WHERE (SELECT sum(CASE kind WHEN 'payment' THEN amount ELSE -amount END) FROM ledger
            WHERE reservation = NEW.reservation AND kind IN ('payment', 'refund')) < 0;
        END;
      """)
}
