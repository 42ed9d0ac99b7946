import JSONText
import Persistence

/// The names of the others of a party, for the gate: a list in JSON, and in text names between semicolons.
package struct MemberNames: Hashable, Sendable {
  package let names: [String]

  /// Reads names between semicolons; blank ones are left out.
  package init(_ text: String) {
    names = text.split(separator: ";").map { PersonText.trimmed(String($0)) }.filter { !$0.isEmpty }
  }

  package init(_ names: [String] = []) { self.names = names }
}

extension MemberNames: ColumnText {
  static var mayLack: Bool { true }

  var text: String? { names.isEmpty ? nil : names.joined(separator: "; ") }

  init?(text: String?) { self.init(text ?? "") }

  init?(json: JSONValue) {
    if json == .null { return nil }
    guard let list = JSONWords(json: json) else { return nil }
    self.init(list.words)
  }

  package var stored: StoredValue { text.map(StoredValue.text) ?? .null }

  package init?(stored: StoredValue) {
    guard let text = String?(stored: stored) else { return nil }
    self.init(text: text)
  }

  package var fieldValue: FieldValue { .list(names.map(FieldValue.text)) }
}
