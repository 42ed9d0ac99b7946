/// A property of a parser that holds for every sequence of bytes, beside that it comes to an end without a trap.
struct Property: Sendable {
  let name: String
  let holds: @Sendable ([UInt8]) throws -> Bool

  init(_ name: String, _ holds: @escaping @Sendable ([UInt8]) throws -> Bool) {
    self.name = name
    self.holds = holds
  }

  static let all = values + lines + files + calendars

  /// Checks a property; the first byte selects it, the others are read.
  static func hold(for bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.first else { return }
    let property = all[Int(first) % all.count]
    let input = Array(bytes.dropFirst())
    // An input that a parser refuses by throwing is no violation.
    let holds = (try? property.holds(input)) ?? true
    guard holds else { fatalError("Not so: \(property.name), for \(String(decoding: input, as: UTF8.self))") }
  }
}
