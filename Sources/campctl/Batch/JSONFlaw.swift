import ArgumentParser
import CampgroundManager

/// What is wrong with a line that is an object of JSON.
struct JSONFlaw {
  let bytes: [UInt8]
  /// Nil when not even that could be read.
  let type: (any CampgroundCommand.Type)?

  func failure(_ error: DecodingError) -> Failure {
    if let field = OddNumber.field(of: bytes) { return unreadable(field, nil, Self.number) }
    switch error {
    case .keyNotFound(let key, _): return missing(key.stringValue)
    case .valueNotFound(_, let context): return missing(context.codingPath.last?.stringValue)
    case .typeMismatch(let wanted, let context):
      return unreadable(field(context), value(at: context), Self.words(for: wanted))
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      return BatchLine.unreadable("The line is not JSON")
    case .dataCorrupted(let context):
      let (field, value) = (field(context), context.debugDescription)
      return unreadable(field, value, field.flatMap { reason($0, value) })
    @unknown default: return BatchLine.unreadable("The line is not JSON")
    }
  }

  private func missing(_ key: String?) -> Failure {
    Failure(.usage, [Problem("missing", field: key, value: nil, "The line lacks \(key ?? "a value")")])
  }

  private func unreadable(_ field: String?, _ value: String?, _ reason: String?) -> Failure {
    let name = [field ?? "a field", value].compactMap(\.self).joined(separator: ", ")
    let words = "The value of \(name)\(value == nil ? "" : ",") cannot be read\(reason.map { ": \($0)" } ?? "")"
    return Failure(.usage, [Problem("unreadable", field: field, value: value, words)])
  }

  private func field(_ context: DecodingError.Context) -> String? {
    context.codingPath.last { $0.intValue == nil }?.stringValue
  }

  /// As it stands in the line; nil for what is not plain.
  private func value(at context: DecodingError.Context) -> String? {
    guard let value = field(context).flatMap({ PlainObject.values(of: bytes)?[$0] }) else { return nil }
    guard case .list(let values) = value, let place = context.codingPath.last?.intValue else { return value.text }
    return values.indices.contains(place) ? values[place].text : nil
  }

  private static let number = "it is not a whole number"

  private static func words(for wanted: any Any.Type) -> String? {
    if wanted == Int.self { return number }
    if wanted == Bool.self { return "it is neither true nor false" }
    if wanted == String.self { return "it is not text in quotes" }
    return nil
  }

  /// What the reader of the same option has against a value on a command line.
  private func reason(_ field: String, _ value: String) -> String? {
    guard let type else { return nil }
    // Those before an argument are read first, and any number will do for them.
    let before = CommandKeys.of(type).arguments.firstIndex(of: field).map { Array(repeating: "1", count: $0) }
    do {
      _ = try type.parse((before ?? ["--" + Spelling.hyphenated(field)]) + [value])
      return nil
    } catch {
      let message = type.message(for: error)
      let start = "The value '\(value)' is invalid for '"
      guard message.hasPrefix(start), let end = message.dropFirst(start.count).firstRange(of: "': ") else { return nil }
      return String(message[end.upperBound...])
    }
  }
}

extension LineValue {
  /// As it is written; nil for a list.
  fileprivate var text: String? {
    switch self {
    case .word(let text), .text(let text): text
    case .number(let number): String(number)
    case .flag(let flag): String(flag)
    case .list, .null: nil
    }
  }
}
