import JSONText
import Persistence

/// A few words, as a JSON list in an image and in a column.
struct JSONWords: ColumnValue {
  let words: [String]

  init(_ words: [String]) { self.words = words }

  var stored: StoredValue { .text(JSONValue.list(words.map(JSONValue.text)).text) }

  init?(stored: StoredValue) {
    guard let text = String(stored: stored), let json = try? JSONValue(stored: text) else { return nil }
    self.init(json: json)
  }

  var fieldValue: FieldValue { .list(words.map(FieldValue.text)) }

  init?(json: JSONValue) {
    guard let values = json.list else { return nil }
    words = values.compactMap(\.string)
    guard words.count == values.count else { return nil }
  }
}
