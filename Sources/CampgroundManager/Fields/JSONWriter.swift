/// Writes fields as JSON text, in the order given, null for what there is not.
///
/// Foundation's encoder leaves null keys out and, unless it sorts them, changes their order from run to run.
package struct JSONWriter: FieldWriter {
  /// UTF-8.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// One object.
  package static func object(_ fields: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.bytes.reserveCapacity(500)
    writer.braced(fields)
    return writer.bytes
  }

  /// The object that a thing is.
  package static func object(_ thing: some FieldWritable) -> [UInt8] {
    object { thing.write(to: &$0) }
  }

  package mutating func field(_ key: StaticString, _ value: FieldValue) {
    begin(key)
    append(value)
  }

  package mutating func list(_ key: StaticString, _ values: [FieldValue]) {
    begin(key)
    bytes.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(value)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  package mutating func object(_ key: StaticString, _ fields: (inout JSONWriter) -> Void) {
    begin(key)
    braced(fields)
  }

  package mutating func objects<Element>(
    _ key: StaticString,
    _ elements: [Element],
    _ fields: (Element, inout JSONWriter) -> Void
  ) {
    begin(key)
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      braced { fields(element, &$0) }
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func begin(_ key: StaticString) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func braced(_ fields: (inout JSONWriter) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
    fields(&self)
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  private mutating func append(_ value: FieldValue) {
    switch value {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .flag(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    case .number(let number): bytes.append(contentsOf: String(number).utf8)
    case .text(let text): append(text)
    case .json(let text): appendEscaped(text, quotes: false)
    }
  }

  private mutating func append(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    appendEscaped(text, quotes: true)
    bytes.append(UInt8(ascii: "\""))
  }

  /// What could steer a terminal is escaped, too: JSON is looked at as well as parsed.
  private mutating func appendEscaped(_ text: String, quotes: Bool) {
    guard text.hasSteering || quotes && text.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C }) else {
      return bytes.append(contentsOf: text.utf8)
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"" where quotes, "\\" where quotes: bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(scalar.value)])
      case _ where scalar.steers:
        let hex = String(scalar.value, radix: 16)
        bytes.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - hex.utf8.count))\(hex)".utf8)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? .encodedReplacementCharacter)
      }
    }
  }
}
