import JSONText
import Persistence

/// The taxes that a reservation keeps are one column, as a JSON list; nil is none.
extension [TaxRule] {
  var listText: String? { isEmpty ? nil : JSONWriter.list(self, .kept) }

  init(listText text: String?) throws {
    guard let text else {
      self = []
      return
    }
    guard let values = try JSONValue(stored: text).list else { throw StoreError.unreadableImage }
    self = try values.map(TaxRule.read)
  }
}
