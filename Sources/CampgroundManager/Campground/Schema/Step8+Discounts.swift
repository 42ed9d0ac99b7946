import Persistence

extension Migration {
  /// Discounts, and the prices that people agree on for one reservation.
  static let discounts = Migration(
    "discounts and agreed prices",
    script: """
      -- Named discounts. Each connection reads the text of all tables, and few campgrounds have discounts: the rule is
      -- JSON, beside what statements search.
      CREATE TABLE discount (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL CHECK (version >= 1),
        name TEXT NOT NULL UNIQUE CHECK (name <> ''),
        needs_pass INTEGER NOT NULL,
        has_amount INTEGER NOT NULL,
        site INTEGER REFERENCES camp_site (id),
        rule TEXT NOT NULL CHECK (rule <> '')
      ) STRICT;

      -- The terms of one reservation, as JSON, and the part of each of its discounts that a night has.
      ALTER TABLE reservation ADD COLUMN terms TEXT CHECK (terms <> '');
      ALTER TABLE night ADD COLUMN discounts TEXT NOT NULL DEFAULT '' CHECK (discounts = '' OR price IS NOT NULL);
      ALTER TABLE displaced_night ADD COLUMN discounts TEXT NOT NULL DEFAULT '';

      -- The ledger with one more item, as step 7 made it otherwise.
      CREATE TABLE new_ledger (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        reservation INTEGER NOT NULL,
        day INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN
          ('charge', 'tax', 'discount', 'penalty', 'adjustment', 'writeOff', 'payment', 'refund')),
        item TEXT NOT NULL CHECK (item IN
          ('nights', 'extras', 'discounts', 'taxes', 'fees', 'penalties', 'other', 'nights-apart', 'discounts-apart',
          'agreed-apart', 'taxes-apart', 'write-offs', 'money')),
        name TEXT NOT NULL,
        amount INTEGER NOT NULL CHECK (amount BETWEEN -9007199254740991 AND 9007199254740991),
        method TEXT CHECK (method <> ''),
        memo TEXT CHECK (memo <> ''),
        actor TEXT NOT NULL CHECK (actor <> ''),
        counters INTEGER REFERENCES new_ledger (id),
        CHECK ((kind IN ('payment', 'refund')) = (item = 'money')),
        CHECK ((kind = 'writeOff') = (item = 'write-offs')),
        CHECK (method IS NULL OR item = 'money')
      ) STRICT;
      INSERT INTO new_ledger (id, reservation, day, kind, item, name, amount, method, memo, actor, counters)
        SELECT id, reservation, day, kind, item, name, amount, method, memo, actor, counters FROM ledger ORDER BY id;
      DROP TABLE ledger;
      ALTER TABLE new_ledger RENAME TO ledger;
      CREATE INDEX ledger_by_reservation ON ledger (reservation, kind, amount);
      CREATE INDEX ledger_by_day ON ledger (day);
      CREATE UNIQUE INDEX ledger_countered ON ledger (counters) WHERE counters IS NOT NULL;
      CREATE TRIGGER ledger_stays BEFORE DELETE ON ledger
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
      CREATE TRIGGER ledger_stands BEFORE UPDATE OF id, reservation, day, kind, item, name, amount, actor, counters
        ON ledger
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
      CREATE TRIGGER ledger_covered AFTER INSERT ON ledger WHEN NEW.item IN ('money', 'write-offs')
        BEGIN
          SELECT RAISE(ABORT, 'more would be taken back than was paid or written off')
          WHERE (SELECT sum(CASE kind WHEN 'refund' THEN -amount ELSE amount END) FROM ledger
            WHERE reservation = NEW.reservation AND item = NEW.item) < 0;
        END;
      """)
}
