extension GivenArguments {
  /// The arguments as an object of JSON that is the same for equal requests, in words or in JSON.
  ///
  /// Values are compared as they were typed: `2` is `2` in words and in JSON, and `30,50` is `[30,50]`. A flag that is
  /// off, null that clears no field, and a default value count as not given.
  package func requestText(of arguments: ArraySlice<ArgumentDescription>) -> String {
    var fields: [String] = []
    for place in arguments.indices {
      guard let value = self[place], let text = value.requestText(of: arguments[place]) else { continue }
      fields.append(Self.quoted(arguments[place].key) + ":" + text)
    }
    return "{" + fields.joined(separator: ",") + "}"
  }

  fileprivate static func quoted(_ text: String) -> String {
    var quoted: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: quoted += Array((byte < 16 ? "\\u000" : "\\u00").utf8) + Array(String(byte, radix: 16).utf8)
      default: quoted.append(byte)
      }
    }
    quoted.append(UInt8(ascii: "\""))
    return String(decoding: quoted, as: UTF8.self)
  }
}

extension ArgumentValue {
  /// The text of a value; nil when it stands for an argument that is not given.
  fileprivate func requestText(of argument: ArgumentDescription) -> String? {
    switch self {
    case .flag(let flag): flag || argument.kind == .toggle ? String(flag) : nil
    case .null: argument.acceptsNull ? "null" : nil
    case .word(let text) where text.isEmpty && argument.acceptsNull: "null"
    case .text(let text) where text.isEmpty && argument.acceptsNull: "null"
    default: asTyped == argument.defaultValue ? nil : GivenArguments.quoted(asTyped)
    }
  }

  private var asTyped: String {
    if case .list(let values) = self { values.map(\.asTyped).joined(separator: ",") } else { written ?? "" }
  }
}
