import JSONText

/// A few words, as a list in an image.
struct JSONWords: JSONReadable {
  let words: [String]

  init(_ words: [String]) { self.words = words }

  var fieldValue: FieldValue { .list(words.map(FieldValue.text)) }

  init?(json: JSONValue) {
    guard let values = json.list else { return nil }
    words = values.compactMap(\.string)
    guard words.count == values.count else { return nil }
  }
}
