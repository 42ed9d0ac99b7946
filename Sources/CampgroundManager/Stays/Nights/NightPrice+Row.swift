import Persistence

/// The columns of a night's price, in `night` and in `displaced_night`.
extension NightPrice {
  static let columns = columnNames()

  /// The price in a row; nil when the first of the columns is NULL.
  static func ifAny(_ row: Row, at column: Int) throws -> NightPrice? {
    guard try row[column] as Int? != nil else { return nil }
    var place = column
    return try read(row, at: &place)
  }

  /// The values of the columns.
  var values: SQL { SQL(Self.places, columnValues) }
  private static let places = columnPlaces()

  /// The columns of a night without a price.
  static let none: SQL = "NULL, NULL, 0, 0, 0, 0, '', '', NULL"
}
