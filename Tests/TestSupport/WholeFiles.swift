import CampgroundManager

@testable import Persistence

/// The files of a whole campground, in memory, and their way into another store.
package struct WholeFiles: Equatable {
  package var files: [String: [UInt8]] = [:]

  package init(of campground: Campground, withJournal: Bool = true) throws {
    var files: [String: [UInt8]] = [:]
    try campground.whole.forEachPiece(withJournal: withJournal) { files[$0, default: []] += $1 }
    self.files = files
  }

  /// A campground in memory that has taken them.
  package func taken() throws -> TestCampground {
    let camp = try TestCampground()
    try take(into: camp.campground)
    return camp
  }

  package func take(into campground: Campground) throws {
    let folder = TemporaryFolder()
    for (name, bytes) in files { try folder.write(bytes, to: name) }
    _ = try campground.importAll(from: folder.path)
  }

  /// The names of those that differ.
  package func differences(from other: WholeFiles) -> [String] {
    Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }.sorted()
  }
}

/// All rows of a store, and the last numbers of its tables.
package struct StoredRows {
  package let lines: [String]

  package init(of store: Store, without left: Set<String> = []) throws {
    var lines: [String] = []
    for table in try StoredTable.all(in: store) where !left.contains(table.name) {
      guard let rows = table.rows else { throw Contents.UnknownTable(name: table.name) }
      try store.forEach(rows) { row in
        let cells = try table.columns.indices.map { "\(table.columns[$0].name)=\((try row[$0] as RowCell).stored)" }
        lines.append("\(table.name) \(cells.joined(separator: " "))")
      }
    }
    for (table, number) in try store.connection.numbersGiven() where number > 0 && table != "change" {
      lines.append("number \(table) \(number)")
    }
    self.lines = lines.sorted()
  }

  /// The rows that only one of both has.
  package func differences(from other: StoredRows) -> [String] {
    let (mine, others) = (Set(lines), Set(other.lines))
    return mine.symmetricDifference(others).sorted()
  }
}

/// A value of any column.
private struct RowCell: Storable {
  let stored: StoredValue
}
