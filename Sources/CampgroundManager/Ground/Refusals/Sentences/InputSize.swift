/// Numbers of bytes as people write them.
package enum InputSize {
  /// The units, the largest first; each is 1024 of the next.
  private static let units: [(letter: Character, bytes: Int)] = [("G", 1 << 30), ("M", 1 << 20), ("K", 1 << 10)]

  /// The number of bytes of a text such as `500M`; nil for any other text.
  package static func bytes(_ text: String) -> Int? {
    let unit = units.first { text.last?.uppercased() == String($0.letter) }
    let digits = unit == nil ? text[...] : text.dropLast()
    guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }), let number = Int(digits) else { return nil }
    let (bytes, isTooMuch) = number.multipliedReportingOverflow(by: unit?.bytes ?? 1)
    return isTooMuch ? nil : bytes
  }

  /// The shortest text that ``bytes(_:)`` reads as the number, such as `1G`.
  package static func text(_ bytes: Int) -> String {
    let unit = units.first { bytes.isMultiple(of: $0.bytes) }
    return unit.map { "\(bytes / $0.bytes)\($0.letter)" } ?? "\(bytes)"
  }

  /// The smallest such text with the largest unit that is not below the number, such as `3G`.
  package static func enough(for bytes: Int) -> String {
    let unit = units.first { bytes >= $0.bytes } ?? units[2]
    return "\((bytes - 1) / unit.bytes + 1)\(unit.letter)"
  }

  /// The number in a sentence, such as `1 GiB`.
  package static func words(_ bytes: Int) -> String {
    let unit = units.first { bytes.isMultiple(of: $0.bytes) }
    return unit.map { "\(bytes / $0.bytes) \($0.letter)iB" } ?? "\(bytes) bytes"
  }

  /// A clause about a file of more bytes than are read.
  package static func tooLarge(_ count: Int, limit: Int) -> String {
    "it has \(count) bytes, more than \(words(limit))"
  }
}
