/// A JSON value whose keys keep their order, which Foundation loses.
indirect enum JSONShape {
  case object([(key: String, value: JSONShape)])
  /// Text, a number, a list: what a table shows in one cell.
  case cell

  /// Returns nil for text that does not begin with a value.
  init?(_ text: some StringProtocol) {
    var reader = JSONShapeReader(rest: Array(text.utf8)[...])
    guard let shape = reader.value() else { return nil }
    self = shape
  }
}

/// Reads the compact JSON that campctl writes.
private struct JSONShapeReader {
  var rest: ArraySlice<UInt8>

  mutating func value() -> JSONShape? {
    switch rest.first {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return list()
    case UInt8(ascii: "\""): return text().map { _ in .cell }
    default:
      let end = rest.firstIndex { [",", "]", "}", "\n"].contains(Unicode.Scalar($0)) } ?? rest.endIndex
      guard end > rest.startIndex else { return nil }
      rest = rest[end...]
      return .cell
    }
  }

  private mutating func object() -> JSONShape? {
    var members: [(key: String, value: JSONShape)] = []
    rest.removeFirst()
    while !takes("}") {
      guard members.isEmpty || takes(","), let key = text(), takes(":"), let value = value() else { return nil }
      members.append((key, value))
    }
    return .object(members)
  }

  private mutating func list() -> JSONShape? {
    rest.removeFirst()
    var isFirst = true
    while !takes("]") {
      guard isFirst || takes(","), value() != nil else { return nil }
      isFirst = false
    }
    return .cell
  }

  private mutating func text() -> String? {
    guard takes("\"") else { return nil }
    let whole = rest
    while let byte = rest.first, byte != UInt8(ascii: "\"") {
      rest = rest.dropFirst(byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    let text = whole.prefix(upTo: rest.startIndex)
    return takes("\"") ? String(decoding: text, as: UTF8.self) : nil
  }

  private mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: scalar) else { return false }
    rest.removeFirst()
    return true
  }
}
