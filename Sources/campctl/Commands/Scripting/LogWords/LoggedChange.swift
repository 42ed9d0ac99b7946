import CampgroundManager
import JSONText

/// A change of an entry, its images read; an image that cannot be read, such as an erased one, is null.
struct LoggedChange {
  let kind: String
  let id: String
  let before: JSONValue?
  let after: JSONValue?

  init(_ change: LogChange) {
    let read = { (text: String) in (try? JSONValue(text: text)) ?? .null }
    (kind, id) = (change.kind, change.id)
    (before, after) = (change.before.map(read), change.after.map(read))
  }
}

extension LoggedChange {
  var isNew: Bool { before == nil }
  var isGone: Bool { after == nil }

  /// The value of a key after the change, or before it for a thing that is gone.
  subscript(key: String) -> JSONValue? { (after ?? before)?[key] }

  /// The day of a key, after the change.
  func day(_ key: String) -> Day? { self[key]?.string.flatMap { Day($0) } }

  /// `max length 35 to 40`, for each value of one line that differs.
  var differences: [String] {
    let (old, new) = (before?.members ?? [], after?.members ?? [])
    let former = old.flattened
    return new.flattened.compactMap { member in
      guard !Self.unnamed.contains(member.key) else { return nil }
      let was = former.first { $0.key == member.key }?.value
      // A part that an image leaves out while it is nothing has none of its values.
      let isNothing = was == nil && [.flag(false), .list([])].contains(member.value)
      guard was != member.value, !isNothing, let words = LogValue.words(was, to: member.value) else { return nil }
      return "\(LogValue.words(ofKey: member.key)) \(words)"
    } + ended
  }

  /// `electricity no`, for each need that has ended with the last of them.
  private var ended: [String] {
    guard let former = before?["needs"]?.members, after?["needs"] == nil else { return [] }
    return former.filter { ![.flag(false), .list([])].contains($0.value) }.map {
      "\(LogValue.words(ofKey: $0.key)) \($0.value == .flag(true) ? "no" : "none")"
    }
  }

  /// The keys of an image that a sentence words apart, or leaves out.
  private static let unnamed: Set = [
    "id", "version", "status", "nights", "site", "number", "holdExpires", "discounts", "rule", "imported",
  ]
}

/// A value of an image or a request in words.
enum LogValue {
  /// `35 to 40`; `40` for a new value, `none` for one that is gone; nil for a value of several lines.
  static func words(_ before: JSONValue?, to after: JSONValue) -> String? {
    guard let new = words(after) else { return nil }
    guard let old = before.flatMap(words), old != "none" else { return new }
    return "\(old) to \(new)"
  }

  /// `max length`, of `maxLength`.
  static func words(ofKey key: String) -> String {
    key.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
  }

  /// The words; nil for an object, and for a list of objects.
  static func words(_ value: JSONValue) -> String? {
    switch value {
    case .null: "none"
    case .flag(let flag): flag ? "yes" : "no"
    case .number(let number): String(number)
    case .otherNumber(let number): number
    case .text(let text): Day(text).map { DayWords.long($0) } ?? (text.isEmpty ? "none" : text)
    case .list(let values):
      values.isEmpty
        ? "none" : values.contains { $0.members != nil } ? nil : values.compactMap(words).joined(separator: "/")
    case .object: nil
    }
  }
}
