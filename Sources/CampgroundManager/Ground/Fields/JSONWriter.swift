import JSONText

/// Writes fields as JSON text, in the order given, with null for missing values.
///
/// Foundation's encoder leaves null keys out and, unless it sorts them, changes their order from run to run.
package struct JSONWriter: FieldWriter {
  private var output = ByteBuffer()
  private var isFirst = true

  private init() {}

  /// One object, in UTF-8.
  package static func object(_ fields: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.braced(fields)
    return writer.output.bytes
  }

  /// The object that a thing is.
  package static func object(_ thing: some FieldWritable) -> [UInt8] {
    object { thing.write(to: &$0) }
  }

  /// One object, as text.
  static func text(_ fields: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.braced(fields)
    return writer.output.text
  }

  /// The object that a thing is, as text.
  package static func text(_ thing: some FieldWritable) -> String {
    text { thing.write(to: &$0) }
  }

  package mutating func field(_ key: StaticString, _ value: FieldValue, _ kind: FieldKind) {
    begin(key)
    append(value)
  }

  package mutating func field(named key: String, _ value: FieldValue) {
    if !isFirst { output.append(UInt8(ascii: ",")) }
    isFirst = false
    output.append(quoted: key)
    output.append(UInt8(ascii: ":"))
    append(value)
  }

  package mutating func list(_ key: StaticString, _ values: [FieldValue], _ kind: FieldKind) {
    begin(key)
    append(values)
  }

  package mutating func object(_ key: StaticString, _ fields: (inout JSONWriter) -> Void) {
    begin(key)
    braced(fields)
  }

  package mutating func cell(_ key: StaticString, _ thing: some FieldWritable, isThere: Bool) {
    if isThere { object(key) { thing.write(to: &$0) } } else { field(key, .null) }
  }

  package mutating func missing(_ key: StaticString, _ fields: (inout JSONWriter) -> Void) { field(key, .null) }

  @inlinable package mutating func objects<Element>(
    _ key: StaticString, _ elements: [Element], _ fields: (Element, inout JSONWriter) -> Void
  ) {
    objects(key, elements.count) { fields(elements[$0], &$1) }
  }

  @usableFromInline mutating func objects(
    _ key: StaticString, _ count: Int, _ fields: (Int, inout JSONWriter) -> Void
  ) {
    begin(key)
    output.append(UInt8(ascii: "["))
    for place in 0..<count {
      if place > 0 { output.append(UInt8(ascii: ",")) }
      braced { fields(place, &$0) }
    }
    output.append(UInt8(ascii: "]"))
  }

  private mutating func begin(_ key: StaticString) {
    output.append(key: key, isFirst: isFirst)
    isFirst = false
  }

  private mutating func braced(_ fields: (inout JSONWriter) -> Void) {
    output.append(UInt8(ascii: "{"))
    isFirst = true
    fields(&self)
    output.append(UInt8(ascii: "}"))
    isFirst = false
  }

  private mutating func append(_ value: FieldValue) {
    switch value {
    case .null: output.append("null")
    case .flag(let flag): output.append(flag ? "true" : "false")
    case .number(let number): output.append(number)
    case .text(let text): output.append(quoted: text)
    case .json(let text): output.append(json: text)
    case .list(let values): append(values)
    }
  }

  private mutating func append(_ values: [FieldValue]) {
    output.append(UInt8(ascii: "["))
    for place in values.indices {
      if place > 0 { output.append(UInt8(ascii: ",")) }
      append(values[place])
    }
    output.append(UInt8(ascii: "]"))
  }
}
