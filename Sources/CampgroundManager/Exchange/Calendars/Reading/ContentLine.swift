/// One line of a calendar: a property and its value.
struct ContentLine {
  /// The number of its first physical line.
  let number: Int
  /// The name of the property in capital letters; empty for a line that has none.
  let name: String
  let value: String

  init(_ line: [UInt8], number: Int) {
    self.number = number
    guard let colon = Self.colon(of: line) else {
      (name, value) = ("", "")
      return
    }
    let end = line.firstIndex(of: UInt8(ascii: ";")).map { min($0, colon) } ?? colon
    name = PersonText.trimmed(String(decoding: line[..<end], as: UTF8.self)).uppercased()
    value = PersonText.trimmed(String(decoding: line[(colon + 1)...], as: UTF8.self))
  }

  /// The value as text, without the backslashes before what would end it.
  var text: String {
    var (text, isEscaped) = ("", false)
    for scalar in value.unicodeScalars {
      if !isEscaped, scalar == "\\" {
        isEscaped = true
        continue
      }
      text.unicodeScalars.append(isEscaped && (scalar == "n" || scalar == "N") ? "\n" : scalar)
      isEscaped = false
    }
    return text
  }

  /// The place of the colon before the value: parameters may have others between quotes.
  private static func colon(of line: [UInt8]) -> Int? {
    var isQuoted = false
    for (place, byte) in line.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ":"), !isQuoted { return place }
    }
    return line.firstIndex(of: UInt8(ascii: ":"))
  }
}
