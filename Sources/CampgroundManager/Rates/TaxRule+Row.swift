import Persistence

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The taxes that a reservation keeps are one column, as a JSON list; nil is none.
extension TaxRule {
  static func list(_ text: String?) throws -> [TaxRule] {
    guard let text else { return [] }
    return try StoredJSON.value(of: text)
  }
}

extension [TaxRule] {
  var listText: String? {
    get throws {
      if isEmpty { return nil }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
