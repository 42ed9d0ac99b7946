import CampgroundManager
import JSONText

/// The refused rows of an import in their own columns, each with its problems in one more, to be mended and imported
/// again.
final class RejectsFile {
  private let new: NewFile
  private let table: TableFile

  /// Makes the file; throws ``CampingError`` when there is one already.
  init(_ path: String, _ table: TableFile) throws {
    self.table = table
    new = try NewFile(path)
    if table.delimiter != nil { try write(table.names + ["problem"]) }
  }

  func append(_ row: TableRow, _ cells: [RefusedCell]) throws {
    let problem = cells.map(\.sentence).joined(separator: "; ")
    // A row that is too long stays too long, so that it does not come in without being mended.
    guard table.delimiter == nil else { return try write(row.cells + row.rest + [problem]) }
    let members = zip(table.names, row.cells).filter { !$1.isEmpty }.map { JSONValue.Member($0, .text($1)) }
    try new.write((JSONValue.object(members + [.init("problem", .text(problem))]).text + "\n").utf8)
  }

  /// Puts the file in its place.
  func put() throws { try new.put() }

  private func write(_ cells: [String]) throws {
    try new.write(CSVLine.guarded(cells, delimiter: table.delimiter ?? UInt8(ascii: ",")))
  }
}
