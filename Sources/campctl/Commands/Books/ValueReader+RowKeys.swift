import Arguments
import CampgroundManager

extension ValueReader {
  /// The keys of a row: a list of JSON, or names between commas, none of which counts twice.
  static func rowKeys<Key>() -> ValueReader
  where Value == [Key], Key: RawRepresentable<String> & CaseIterable & Equatable & Sendable {
    let names = ValueReader.list(of: .choice("rows"), "rows")
    return ValueReader(names.valueName, completion: names.completion, separator: names.separator) {
      given throws(InvalidValue) in
      var given = given
      // The other reports take one name as a text of JSON.
      if case .text(let text) = given { given = .word(text) }
      return try names.read(given).reduce(into: []) { keys, key in
        if !keys.contains(key) { keys.append(key) }
      }
    }
  }
}
