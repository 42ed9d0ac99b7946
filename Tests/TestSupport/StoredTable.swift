import CampgroundManager

@testable import Persistence

/// A table of a store, with the columns that it has there.
package struct StoredTable {
  package let name: String
  package let columns: [(name: String, type: String)]
  /// All of its rows; nil for one that is in no list here, as a statement's text is always from the source.
  package var rows: SQL? { Self.statements[name] }

  /// The tables of the journal.
  package static let journal: Set = ["command", "change", "key", "undoing"]

  private static let statements: [String: SQL] = [
    "settings": "SELECT * FROM settings", "campground": "SELECT * FROM campground",
    "type_rules": "SELECT * FROM type_rules", "camper": "SELECT * FROM camper",
    "camp_site": "SELECT * FROM camp_site", "reservation": "SELECT * FROM reservation",
    "block": "SELECT * FROM block", "night": "SELECT * FROM night",
    "displaced_night": "SELECT * FROM displaced_night", "waitlist": "SELECT * FROM waitlist",
    "rate": "SELECT * FROM rate", "tax": "SELECT * FROM tax", "discount": "SELECT * FROM discount",
    "item": "SELECT * FROM item", "stay_rule": "SELECT * FROM stay_rule",
    "feed_wait": "SELECT * FROM feed_wait",
    "policy": "SELECT * FROM policy",
    "ledger": "SELECT * FROM ledger", "command": "SELECT * FROM command", "change": "SELECT * FROM change",
    "key": "SELECT * FROM key", "undoing": "SELECT * FROM undoing",
  ]

  private static let columnsOfFile: SQL = """
    SELECT tables.name, columns.name, columns.type FROM sqlite_schema AS tables
      JOIN pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%' ORDER BY tables.name, columns.cid
    """

  private static let columnsOfServer: SQL = """
    SELECT table_name, column_name, CASE data_type WHEN 'bigint' THEN 'INTEGER' ELSE 'TEXT' END
    FROM information_schema.columns WHERE table_schema = current_schema() AND table_name NOT IN ('store', 'counter', 'witness', 'turn')
    ORDER BY table_name, ordinal_position
    """

  /// All tables of a store but SQLite's own, by the store itself.
  package static func all(in store: Store) throws -> [StoredTable] {
    let columns = try store.rows(store.connection.sqlite == nil ? Self.columnsOfServer : Self.columnsOfFile) {
      try (table: $0[0] as String, name: $0[1] as String, type: $0[2] as String)
    }
    return Dictionary(grouping: columns, by: \.table).map { name, columns in
      StoredTable(name: name, columns: columns.map { ($0.name, $0.type) })
    }
  }
}
