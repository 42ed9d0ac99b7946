import JSONText
import Persistence

/// A few words in one column, between commas: `,30,50,`; so that a statement can look for one of them.
struct WordList<Word: LosslessStringConvertible & FieldRepresentable & JSONReadable>: ColumnValue {
  let words: [Word]
  static var kind: FieldKind { Word.kind }

  init(_ words: [Word]) {
    self.words = words
  }

  /// The text, such as `,30,50,`; empty without words.
  var text: String { words.isEmpty ? "" : ",\(words.map(\.description).joined(separator: ","))," }

  var stored: StoredValue { .text(text) }

  init?(stored: StoredValue) {
    guard let text = String(stored: stored) else { return nil }
    let texts = text.utf8.split(separator: UInt8(ascii: ","))
    words = texts.compactMap { Word(String(Substring($0))) }
    // Only this spelling is accepted: a statement would not find a word in another.
    let length = texts.reduce(texts.isEmpty ? 0 : 1) { $0 + $1.count + 1 }
    guard length == text.utf8.count, words.count == texts.count else { return nil }
    for (word, text) in zip(words, texts) where !word.description.utf8.elementsEqual(text) { return nil }
  }

  var fieldValue: FieldValue { .list(words.map(\.fieldValue)) }

  init?(json: JSONValue) {
    guard let values = json.list else { return nil }
    words = values.compactMap(Word.init(json:))
    guard words.count == values.count else { return nil }
  }
}
