import Persistence

extension Migration {
  /// Holidays, the price of a shortened stay, and the parts of an account that people decide about.
  static let decisions = Migration(
    "holidays, discounts, penalties, write-offs",
    script: """
      -- A holiday has dates, and no weekdays.
      ALTER TABLE rate ADD COLUMN holiday INTEGER NOT NULL DEFAULT 0 CHECK (holiday IN (0, 1)
        AND (holiday = 0 OR season_from IS NOT NULL AND season_before IS NOT NULL AND weekdays = ''));

      -- The price of the nights stayed, when a stay becomes too short for its week or month.
      ALTER TABLE policy ADD COLUMN shortened TEXT NOT NULL DEFAULT 'reprice' CHECK (shortened IN ('keep', 'reprice'));

      -- The ledger with more kinds and items. What is apart is of the day of its entry, and of no night; counters is the
      -- entry that it takes back. The store keeps the text of a table, and each connection reads it: no comments in it.
      CREATE TABLE new_ledger (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        reservation INTEGER NOT NULL,
        day INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN
          ('charge', 'tax', 'discount', 'penalty', 'adjustment', 'writeOff', 'payment', 'refund')),
        item TEXT NOT NULL CHECK (item IN
          ('nights', 'extras', 'discounts', 'taxes', 'fees', 'penalties', 'other', 'nights-apart', 'discounts-apart',
          'taxes-apart', 'write-offs', 'money')),
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
      -- An entry is taken back once at most.
      CREATE UNIQUE INDEX ledger_countered ON ledger (counters) WHERE counters IS NOT NULL;
      -- Append-only; only what people wrote may ever be overwritten, to erase a person.
      CREATE TRIGGER ledger_stays BEFORE DELETE ON ledger
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
      CREATE TRIGGER ledger_stands BEFORE UPDATE OF id, reservation, day, kind, item, name, amount, actor, counters
        ON ledger
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
      -- Nobody gets more back than was paid, and no more than was written off is owed again.
      CREATE TRIGGER ledger_covered AFTER INSERT ON ledger WHEN NEW.item IN ('money', 'write-offs')
        BEGIN
          SELECT RAISE(ABORT, 'more would be taken back than was paid or written off')
          WHERE (SELECT sum(CASE kind WHEN 'refund' THEN -amount ELSE amount END) FROM ledger
            WHERE reservation = NEW.reservation AND item = NEW.item) < 0;
        END;
      """)
}
