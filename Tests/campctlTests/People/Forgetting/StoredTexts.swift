import CampgroundManager
import Foundation

/// All texts of a store by where they stand: `camper.notes`, `change.after(reservation).plates`.
///
/// The store itself is asked for its columns, and each text for the fields that are in it.
struct StoredTexts {
  /// None for a place in which no text stands.
  private(set) var texts: [String: Set<String>] = [:]
  /// Fields in which there are numbers.
  private(set) var numbers: Set<String> = []

  private static let tables: [String: SQL] = [
    "settings": "settings", "type_rules": "type_rules", "camper": "camper", "camp_site": "camp_site",
    "reservation": "reservation", "block": "block", "night": "night", "displaced_night": "displaced_night",
    "waitlist": "waitlist", "rate": "rate", "tax": "tax", "policy": "policy", "ledger": "ledger", "command": "command",
    "change": "change", "key": "key", "undoing": "undoing",
  ]
  /// Columns that tell what the fields of a row's texts are fields of.
  private static let kinds = ["change": "kind", "command": "name", "key": "request"]

  init(of store: Store) throws {
    let columns = try store.rows(
      """
      SELECT tables.name, columns.name, columns.type FROM sqlite_schema AS tables
        JOIN pragma_table_info(tables.name) AS columns
      WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%' ORDER BY tables.name, columns.cid
      """
    ) { try (table: $0[0] as String, name: $0[1] as String, type: $0[2] as String) }
    for (name, columns) in Dictionary(grouping: columns, by: \.table) {
      let texts = columns.indices.filter { !["INTEGER", "INT", "REAL"].contains(columns[$0].type) }
      for index in texts { self.texts["\(name).\(columns[index].name)", default: []] = [] }
      // A new table stands here without rows, so that its columns are missed.
      guard let table = Self.tables[name] else { continue }
      let kind = columns.firstIndex { $0.name == Self.kinds[name] }
      try store.forEach("SELECT * FROM \(table)") { row in
        let thing = try kind.flatMap { try row[$0] as String? }.map { $0.prefix { $0 != "{" } }
        for index in texts {
          guard let text = try row[index] as String? else { continue }
          let place = "\(name).\(columns[index].name)"
          let of = thing.map { "(\($0.trimmingCharacters(in: .whitespaces)))" } ?? ""
          if let start = text.firstIndex(of: "{"), let fields = Self.fields(text[start...]) {
            add(fields, at: place + of)
          } else if let list = Self.fields(text[...]) {
            add(list, at: place + of)
          } else {
            self.texts[place, default: []].insert(text)
          }
        }
      }
    }
  }

  /// The value of JSON that is more than a text; nil when it is none.
  private static func fields(_ text: Substring) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private mutating func add(_ value: Any, at place: String) {
    switch value {
    case let object as [String: Any]: for (key, value) in object { add(value, at: "\(place).\(key)") }
    case let list as [Any]: for value in list { add(value, at: "\(place)[]") }
    case let text as String: texts[place, default: []].insert(text)
    case is NSNull: texts[place, default: []].formUnion([])
    default: numbers.insert(place)
    }
  }
}
