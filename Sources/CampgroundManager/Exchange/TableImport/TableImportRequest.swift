/// The terms of the import of a table.
package struct TableImportRequest: Sendable {
  /// The file's name without its folder, for the journal.
  package var file = ""
  package var map = ColumnMap()
  /// The order of days that are written in figures; nil finds out.
  package var dates: DayOrder?
  /// The name of the other system, which with its number identifies a reservation.
  package var source: String?
  /// True when the good rows come in beside refused ones.
  package var keepsGoing = false
  /// True for a mere look, which shows a file that lacks a column, too.
  package var isPreview = false
  /// The name under which the map is kept for later.
  package var saveMap: String?

  package init() {}
}

/// A receiver of refused rows, each with all its problems.
package typealias RefusedRows = (TableRow, [RefusedCell]) throws -> Void

extension SettingsTable {
  /// Keeps a map of columns under its name, in place of a former one; an equal one changes nothing.
  func keep(_ map: SavedMap, _ entry: inout JournalEntry) throws {
    let before = try settings()
    var after = before
    var desk = after.contact
    desk.maps.removeAll { $0.name == map.name }
    desk.maps.append(map)
    desk.maps.sort { $0.name < $1.name }
    after.desk = desk
    guard after != before else { return }
    after.version += 1
    try write(after)
    if before.version == 0 { try entry.created(after) } else { try entry.changed(before, to: after) }
  }
}
