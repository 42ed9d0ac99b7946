import CampgroundManager
import Foundation
import TestSupport

/// All texts of a store by their places: `camper.notes`, `change.after(reservation).plates`.
///
/// They are found by the store's own columns, and by the fields of each text.
struct StoredTexts {
  /// The texts; none for a place without any.
  private(set) var texts: [String: Set<String>] = [:]
  /// Fields in which there are numbers.
  private(set) var numbers: Set<String> = []

  /// The columns with the kind of thing whose fields the texts of a row have.
  private static let kinds = ["change": "kind", "command": "name", "key": "request"]

  init(of store: Store) throws {
    for table in try StoredTable.all(in: store) {
      let (name, columns) = (table.name, table.columns)
      let texts = columns.indices.filter { !["INTEGER", "INT", "REAL"].contains(columns[$0].type) }
      for index in texts { self.texts["\(name).\(columns[index].name)", default: []] = [] }
      // A new table stands here without rows, so that its columns are missed.
      guard let rows = table.rows else { continue }
      let kind = columns.firstIndex { $0.name == Self.kinds[name] }
      try store.forEach(rows) { row in
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
