/// A value of a column whose text is where the engine has it: valid until its row is left.
///
/// Rows that go from one engine to another are not copied in between.
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
