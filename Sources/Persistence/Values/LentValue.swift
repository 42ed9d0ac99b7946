/// The value of a column, its text in the engine's own memory: valid until the row is left.
///
/// A copy from one engine to another makes no strings of its rows.
@usableFromInline enum LentValue {
  case null
  case integer(Int64)
  case text(UnsafeBufferPointer<UInt8>)

  var stored: StoredValue {
    switch self {
    case .null: .null
    case .integer(let number): .integer(number)
    case .text(let bytes): .text(String(decoding: bytes, as: UTF8.self))
    }
  }
}
