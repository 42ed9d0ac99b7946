/// Writes fields as JSON text, in the order given, null for what there is not.
///
/// Foundation's encoder leaves null keys out and, unless it sorts them, changes their order from run to run.
package struct JSONWriter: FieldWriter {
  private var output: [UInt8] = []
  private var needsComma = false

  private init() {
    output.reserveCapacity(1000)
  }

  /// One object, in UTF-8.
  package static func object(_ fields: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.braced(fields)
    return writer.output
  }

  /// The object that a thing is.
  package static func object(_ thing: some FieldWritable) -> [UInt8] {
    object { thing.write(to: &$0) }
  }

  /// The object that a thing is, as text.
  package static func text(_ thing: some FieldWritable) -> String {
    String(decoding: object(thing), as: UTF8.self)
  }

  package mutating func field(_ key: StaticString, _ value: FieldValue) {
    begin(key)
    append(value)
  }

  package mutating func list(_ key: StaticString, _ values: [FieldValue]) {
    listed(key, values) { $1.append($0) }
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
    listed(key, elements) { element, writer in writer.braced { fields(element, &$0) } }
  }

  private mutating func listed<Element>(
    _ key: StaticString, _ elements: [Element], _ append: (Element, inout JSONWriter) -> Void
  ) {
    begin(key)
    output.append(UInt8(ascii: "["))
    for index in elements.indices {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      append(elements[index], &self)
    }
    output.append(UInt8(ascii: "]"))
  }

  private mutating func begin(_ key: StaticString) {
    if needsComma { output.append(UInt8(ascii: ",")) }
    needsComma = true
    output.append(UInt8(ascii: "\""))
    output.append(key)
    output.append(UInt8(ascii: "\""))
    output.append(UInt8(ascii: ":"))
  }

  private mutating func braced(_ fields: (inout JSONWriter) -> Void) {
    output.append(UInt8(ascii: "{"))
    needsComma = false
    fields(&self)
    output.append(UInt8(ascii: "}"))
    needsComma = true
  }

  private mutating func append(_ value: FieldValue) {
    switch value {
    case .null: output.append("null")
    case .flag(let flag): output.append(flag ? "true" : "false")
    case .number(let number): output.append(number)
    case .text(let text):
      output.append(UInt8(ascii: "\""))
      append(text, quoted: true)
      output.append(UInt8(ascii: "\""))
    case .json(let text): append(text, quoted: false)
    }
  }

  /// What could steer a terminal is escaped, too: JSON is looked at as well as parsed.
  private mutating func append(_ text: String, quoted: Bool) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      guard bytes.allSatisfy({ !$0.mayBeginSteering && !(quoted && $0.endsQuotes) }) else { return false }
      output.append(contentsOf: bytes)
      return true
    }
    guard !isPlain else { return }
    for scalar in text.unicodeScalars { append(scalar, quoted: quoted) }
  }

  private mutating func append(_ scalar: Unicode.Scalar, quoted: Bool) {
    if scalar.steers {
      let digits = String(scalar.value, radix: 16)
      append("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits, quoted: false)
    } else {
      if quoted, scalar == "\"" || scalar == "\\" { output.append(UInt8(ascii: "\\")) }
      for byte in UTF8.encode(scalar) ?? .encodedReplacementCharacter { output.append(byte) }
    }
  }
}

extension UInt8 {
  /// Whether a backslash must stand before it between quotes.
  fileprivate var endsQuotes: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") }
}
