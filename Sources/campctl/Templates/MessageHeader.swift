import JSONText

/// The header of a message that a template makes: all before the first empty line.
struct MessageHeader {
  /// True behind the empty line.
  private(set) var isEnded = false
  private var count = 0
  private var isLineEmpty = true
  /// The name of the field so far, and whether it goes on.
  private var field = ""
  private var isInName = true

  /// Takes the next text of the message.
  mutating func read(_ text: String) {
    for scalar in text.unicodeScalars {
      if isEnded { return }
      count += scalar.utf8.count
      switch scalar {
      case "\r": break
      case "\n" where isLineEmpty: isEnded = true
      case "\n": isLineEmpty = true
      default: read(scalar)
      }
    }
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    // A line that begins with a blank goes on with the field.
    if isLineEmpty, scalar != " ", scalar != "\t" { (field, isInName) = ("", true) }
    isLineEmpty = false
    if scalar == ":" { isInName = false }
    if isInName { field.unicodeScalars.append(scalar) }
  }

  /// A value as it may stand in the field: on its line, and beside addresses without a mark that begins another one.
  func shown(_ value: String) -> String {
    let isParted = { (scalar: Unicode.Scalar) in
      scalar.steers || Self.hasAddresses(field) && "()<>[]:;\\,\"".unicodeScalars.contains(scalar)
    }
    let words = value.unicodeScalars.split(whereSeparator: { isParted($0) || $0 == " " }).map { String($0) }
    let shown = TerminalText.sanitized(words.joined(separator: " "))
    // A field without addresses is encoded as a whole; a word that looks encoded is so anywhere.
    let isEncoded =
      Self.hasAddresses(field) && !shown.utf8.allSatisfy { $0 < 0x80 } || words.contains { $0.hasPrefix("=?") }
    return isEncoded ? HeaderText.text(shown) : shown
  }

  private static func hasAddresses(_ field: String) -> Bool {
    let name = field.lowercased()
    return ["from", "sender", "to", "cc", "bcc", "reply-to", "return-path", "disposition-notification-to"].contains(
      name)
      || name.hasPrefix("resent-")
  }

  /// The message with its header in ASCII; a field that is so already stays as it is written.
  func encoded(of message: String) -> String {
    let (header, body) = (message.utf8.prefix(count), message.utf8.dropFirst(count))
    if header.allSatisfy({ $0 < 0x80 }) { return message }
    var fields: [String] = []
    for line in String(decoding: header, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
      let goesOn = line.hasPrefix(" ") || line.hasPrefix("\t")
      if goesOn, let last = fields.popLast() { fields.append("\(last)\n\(line)") } else { fields.append(String(line)) }
    }
    return fields.map(Self.encoded).joined(separator: "\n") + String(decoding: body, as: UTF8.self)
  }

  private static func encoded(_ field: String) -> String {
    guard !field.utf8.allSatisfy({ $0 < 0x80 }), let colon = field.firstIndex(of: ":") else { return field }
    let name = String(field[..<colon])
    let content = field[field.index(after: colon)...].split(whereSeparator: \.isWhitespace).map(String.init)
    let words = hasAddresses(name) ? content.map(HeaderText.text) : [HeaderText.text(content.joined(separator: " "))]
    return String(HeaderText.header(name, words.joined(separator: " ")).dropLast())
  }
}
