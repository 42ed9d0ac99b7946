import CampgroundManager
import Persistence

/// The contents of a campground without its journal and its versions, for comparing two moments.
package struct Contents: Equatable {
  /// The tables that only grow: of a ledger, the sums of its rows are compared. No two campgrounds have one identity.
  private static let left = StoredTable.journal.union(["ledger", "campground"])

  /// The rows of all other tables: `camper id=1 full_name='Bacon Lover'`.
  package let lines: [String]

  /// Throws ``UnknownTable`` for one that ``StoredTable`` does not list.
  package init(of camp: TestCampground) throws {
    let store = camp.campground.store
    var lines: [String] = []
    for table in try StoredTable.all(in: store) where !Self.left.contains(table.name) {
      guard let rows = table.rows else { throw UnknownTable(name: table.name) }
      let compared = table.columns.indices.filter { table.columns[$0].name != "version" }
      try store.forEach(rows) { row in
        let cells = try compared.map { "\(table.columns[$0].name)=\(try (row[$0] as Cell).text)" }
        lines.append("\(table.name) \(cells.joined(separator: " "))")
      }
    }
    try camp.campground.reservations.forEachReservation { lines.append("sums \($0.id?.description ?? "-") \($0.sums)") }
    self.lines = lines.sorted()
  }

  /// A table that nobody compares yet.
  package struct UnknownTable: Error, Equatable {
    package let name: String

    package init(name: String) { self.name = name }
  }
}

/// A value of any column.
private struct Cell: Storable {
  let stored: StoredValue

  var text: String {
    switch stored {
    case .null: "-"
    case .integer(let number): "\(number)"
    case .text(let text): "'\(text)'"
    }
  }
}
