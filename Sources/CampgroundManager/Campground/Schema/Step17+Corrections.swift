import Persistence

extension Migration {
  /// Lines that correct slept nights, with the amounts that their taxes are on.
  static let corrections = Migration(
    "nights as the stay has become, the bases of taxes",
    script: """
      -- The charge for a slept night as one of the stay as it has become, as JSON; NULL while that is its price.
      ALTER TABLE night ADD COLUMN became TEXT CHECK (became IS NULL OR price IS NOT NULL);
      ALTER TABLE displaced_night ADD COLUMN became TEXT CHECK (became IS NULL OR price IS NOT NULL);

      -- The amounts that a tax is on, taxed and exempt, where no night has them: of a correction, a charge, a sale. NULL for
      -- all others, and in entries from before. A line that corrects nights has extras and fees of its own.
      CREATE TABLE new_ledger (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        reservation INTEGER,
        sale INTEGER REFERENCES new_ledger (id),
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
        counters INTEGER REFERENCES new_ledger (id),
        CHECK ((reservation IS NULL) = (kind = 'sale' OR sale IS NOT NULL)),
        CHECK ((kind IN ('payment', 'refund', 'transfer', 'security', 'sale')) = (item IN ('money', 'security'))),
        CHECK ((item = 'security') >= (kind = 'security')),
        CHECK ((kind = 'writeOff') = (item = 'write-offs')),
        CHECK (method IS NULL OR item IN ('money', 'security')),
        CHECK ((taxed IS NULL) = (exempt IS NULL)),
        CHECK (taxed IS NULL OR item IN ('taxes-apart', 'charge-taxes'))
      ) STRICT;
      INSERT INTO new_ledger (id, reservation, sale, day, kind, item, name, amount, method, memo, actor, counters)
        SELECT id, reservation, sale, day, kind, item, name, amount, method, memo, actor, counters FROM ledger ORDER BY id;
      DROP TABLE ledger;
      ALTER TABLE new_ledger RENAME TO ledger;
      CREATE INDEX ledger_by_reservation ON ledger (reservation, kind, amount);
      CREATE INDEX ledger_by_sale ON ledger (sale) WHERE sale IS NOT NULL;
      CREATE INDEX ledger_by_day ON ledger (day);
      CREATE UNIQUE INDEX ledger_countered ON ledger (counters) WHERE counters IS NOT NULL;
      CREATE TRIGGER ledger_stays BEFORE DELETE ON ledger
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
      -- The words of an entry are overwritten when somebody is forgotten, its name included.
      CREATE TRIGGER ledger_stands BEFORE UPDATE OF id, reservation, sale, day, kind, item, amount, taxed, exempt, actor,
        counters ON ledger
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
      CREATE TRIGGER ledger_covered AFTER INSERT ON ledger WHEN NEW.item IN ('money', 'security', 'write-offs')
        BEGIN
          SELECT RAISE(ABORT, 'more would be taken back than there is')
          WHERE (SELECT sum(CASE kind WHEN 'refund' THEN -amount ELSE amount END) FROM ledger
            WHERE (reservation = NEW.reservation OR sale = NEW.sale OR id = NEW.sale) AND item = NEW.item) < 0;
        END;
      """)
}
