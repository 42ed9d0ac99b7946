import Persistence

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values that a column keeps as JSON.
enum StoredJSON {
  /// Throws ``StoreError`` for text that campctl never writes.
  static func value<Value: Decodable>(of text: String, as: Value.Type = Value.self) throws -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    } catch is DecodingError {
      throw StoreError.corrupt("a text in it is not what is written")
    }
  }
}
