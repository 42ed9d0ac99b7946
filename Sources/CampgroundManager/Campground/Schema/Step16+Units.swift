import Persistence

extension Migration {
  /// Items with a price for a unit.
  static let unitsOfItems = Migration(
    "items with a price for a unit",
    script: """
      -- The price of a unit is in millionths of the currency, since it may have six digits after the point.
      ALTER TABLE item ADD COLUMN unit TEXT CHECK (unit <> '');
      ALTER TABLE item ADD COLUMN unit_price INTEGER CHECK (CASE WHEN unit IS NULL THEN unit_price IS NULL
        ELSE unit_price IS NOT NULL AND unit_price BETWEEN 0 AND 9007199254740991 AND price = 0 END);
      """)
}
