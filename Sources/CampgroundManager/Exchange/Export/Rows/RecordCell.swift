/// One value of an exported record.
enum RecordCell: Hashable, Sendable {
  case none
  case text(String)
  case day(Day)
  /// An amount in minor units.
  case amount(Int)
  case number(Int)
  case flag(Bool)
  /// An instant as the campground's clock shows it.
  case time(Moment)
}

/// The type of all values of a column.
enum RecordType: Hashable, Sendable {
  case text
  case day
  case amount
  case number
  case flag
  case time
}
