import Arguments
import JSONText

/// Reads the nested texts of requests of older keys, so that a batch can be run again after an upgrade: `reserve
/// {"checkIn":false,"fields":{"camper":"c-1","party":{"adults":2,…},…}}`.
///
/// They have the same values under the same names, but within each other, with numbers as numbers, and also those that
/// were not given. This can go with version 1.0: nobody will run a batch again then that was begun so long ago.
struct OldRequestText: Sendable {
  let command: String
  /// The command's name when the request was kept, if that was another.
  var formerly: String?
  /// The command's own arguments.
  let arguments: ArraySlice<ArgumentDescription>

  func isSame(_ kept: String, _ given: String) -> Bool {
    guard let kept = flat(kept) else { return false }
    return kept == flat(given)
  }

  /// The arguments of a text as requests have them now; nil for another command's.
  private func flat(_ text: String) -> String? {
    let start = [command, formerly].compactMap { $0.map { $0 + " " } }.first(where: text.hasPrefix)
    guard let start, let members = try? JSONReader.object(Array(text.utf8.dropFirst(start.utf8.count))) else {
      return nil
    }
    let given = members.flattened.filter { !isNothing($0.value, at: $0.key) }
      .map { JSONValue.Member($0.key, Self.kept($0.value, at: $0.key)) }
    return ObjectReader(arguments).read(given).requestText(of: arguments)
  }

  /// True for a value that counts as not given. A new record has no term that is false. Empty lists were kept like none;
  /// only a site's are a change, and were kept when they were given.
  private func isNothing(_ value: JSONValue, at key: String) -> Bool {
    if command.hasPrefix("add-"), value == .flag(false) || value == .text("false") { return true }
    guard key == "amps" || key == "weekdays", !command.hasSuffix("-site") else { return false }
    return value == .list([]) || value == .text("")
  }

  /// The value as it was kept: words of a vocabulary in small letters, and a percentage with its sign, however they
  /// were typed.
  private static func kept(_ value: JSONValue, at key: String) -> JSONValue {
    guard case .text(let text) = value else { return value }
    if key == "percent", text.hasSuffix("%") { return .text(String(text.dropLast())) }
    return vocabulary.contains(key) ? .text(text.lowercased()) : value
  }

  private static let vocabulary = ["type", "equipment", "weekdays", "closedToArrival", "closedToDeparture"]
}
