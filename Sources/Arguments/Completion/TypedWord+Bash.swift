extension TypedWord {
  /// The text that bash puts in the place of the part at the cursor, so that the word becomes the candidate.
  ///
  /// In an open quote it goes on within it, and bash closes it. It is nil when the candidate does not begin as the
  /// parts do that stay.
  package func replacement(by candidate: String) -> String? {
    let fixed = bytes.prefix(fixedCount)
    guard candidate.utf8.starts(with: fixed) else { return nil }
    var quoted: [UInt8] = []
    for byte in candidate.utf8.dropFirst(fixed.count) { quoted += quote.written(byte) }
    // A text that ends with the quote would close it for bash.
    if let mark = quote.mark, quoted.last == mark { quoted.append(mark) }
    return String(decoding: quoted, as: UTF8.self)
  }
}

extension TypedWord.Quote {
  fileprivate var mark: UInt8? {
    switch self {
    case .none: nil
    case .single: UInt8(ascii: "'")
    case .double: UInt8(ascii: "\"")
    }
  }

  /// A byte of a text as it is written within the quote.
  fileprivate func written(_ byte: UInt8) -> [UInt8] {
    switch (self, Unicode.Scalar(byte)) {
    case (.single, "'"): Array(#"'\''"#.utf8)
    // Between double quotes it would recall an older line, also behind a backslash.
    case (.double, "!"): Array(#""\!""#.utf8)
    case (.double, "\""), (.double, "\\"), (.double, "$"), (.double, "`"): [UInt8(ascii: "\\"), byte]
    case (.none, _) where !Self.isPlain(byte): [UInt8(ascii: "\\"), byte]
    default: [byte]
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/", ",", ":", "=", "@", "%", "+": true
    default: byte >= 0x80
    }
  }
}
