import Persistence

/// The columns that a night's price takes, in `night` and in `displaced_night`.
extension NightPrice {
  static let columns: SQL = "price, rate, extra_adults, extra_children, extra_vehicles, extra_pets"

  /// Nil where the first of the columns says that there is none.
  init?(_ row: Row, at column: Int) throws {
    guard let amount: Int = try row[column] else { return nil }
    self.init(
      amount: try MinorUnits.stored(amount), rate: try row[column + 1],
      extras: try Extras(
        adults: MinorUnits.stored(row[column + 2]), children: MinorUnits.stored(row[column + 3]),
        vehicles: MinorUnits.stored(row[column + 4]), pets: MinorUnits.stored(row[column + 5])))
  }

  /// The values of the columns.
  var values: SQL {
    "\(amount), \(rate), \(extras.adults), \(extras.children), \(extras.vehicles), \(extras.pets)"
  }

  /// Those of a night without a price.
  static let none: SQL = "NULL, NULL, 0, 0, 0, 0"
}
