import CampgroundManager
import JSONText

/// An entry of the journal in words: the command, its subjects, its reason and the amount.
struct LogSentence {
  let entry: LogEntry
  let names: LogNames
  let changes: [LoggedChange]
  let request: JSONValue

  init(_ entry: LogEntry, _ names: LogNames) {
    (self.entry, self.names) = (entry, names)
    changes = entry.changes.map(LoggedChange.init)
    request = (try? JSONValue(text: entry.request)) ?? .null
  }

  /// The words for what a command has done, by the command's name in the journal.
  typealias Wordings = [String: @Sendable (LogSentence) -> String?]

  /// `marge moved r-122 (Ann Lee) from 002 to 003 from Sat 17 July: tree down; price as it was`.
  var text: String { "\(entry.actor) \(words ?? fallback)" }

  private var words: String? {
    // Entries of older versions have the names that commands had then.
    let command = CommandRegistry.campctl.entry(named: entry.command)?.name ?? entry.command
    for wordings in [Self.stays, Self.money, Self.prices, Self.grounds, Self.people, Self.imports] {
      if let words = wordings[command] { return words(self) }
    }
    return nil
  }

  /// The sentence of a command without words of its own, or of one whose images were erased.
  var fallback: String { "ran \(entry.command): \(Phrases.list(subjects))" }

  /// The first things that the entry changed, by their names.
  var subjects: [String] {
    var subjects: [String] = []
    for change in changes where !subjects.contains(name(of: change)) { subjects.append(name(of: change)) }
    return subjects.count > 4 ? subjects.prefix(3) + ["\(subjects.count - 3) more"] : subjects
  }

  private func name(of change: LoggedChange) -> String {
    switch change.kind {
    case "reservation": party(change.id)
    case "ledger": change["reservation"]?.string.map { party($0) } ?? change.id
    case "camper": camper(change.id)
    case "settings", "policy": "the \(change.kind)"
    case "waitlist", "block": change.id
    default: "\(change.kind) \(change.id)"
    }
  }
}

/// The parts of which sentences are made.
extension LogSentence {
  func changes(of kind: String) -> [LoggedChange] { changes.filter { $0.kind == kind } }

  /// `r-122 (Ann Lee)`.
  func party(_ id: String) -> String { named(id, names.party(of: id) ?? camperInImage(of: id)) }

  /// `c-3 (Ann Lee)`.
  func camper(_ id: String) -> String { named(id, names.camper(id)) }

  private func named(_ id: String, _ name: String?) -> String { name.map { "\(id) (\($0))" } ?? id }

  /// The name of the camper of a reservation that an undo has removed.
  private func camperInImage(of reservation: String) -> String? {
    changes.first { $0.kind == "reservation" && $0.id == reservation }?["camper"]?.string.flatMap(names.camper)
  }

  /// The text of a key of the request.
  func requested(_ key: String) -> String? { request[key]?.string }

  /// `: tree down`, the reason that the request gives.
  var reason: String {
    let keys = ["because", "reason", "override", "overrideCapacity", "memo"]
    let reasons = keys.compactMap { requested($0) }.filter { !$0.isEmpty }
    return reasons.isEmpty ? "" : ": \(reasons.joined(separator: "; "))"
  }

  /// `Sat 17 July`, with the year when it is not the entry's.
  func words(_ day: Day?) -> String {
    guard let day else { return "an erased day" }
    let isThisYear = day.civil.year == names.moment(of: entry).day.civil.year
    return isThisYear ? DayWords.short(day) : DayWords.long(day)
  }

  /// `: name Trout, check-in 3 pm`, the differences, or for a first write the values of the request.
  func details(_ change: LoggedChange, of members: JSONValue?) -> String {
    let given = (members?.members ?? []).flattened.compactMap { member in
      LogValue.words(member.value).map { "\(LogValue.words(ofKey: member.key)) \($0)" }
    }
    let details = change.isNew ? given : change.differences
    return details.isEmpty ? "" : ": \(details.joined(separator: ", "))"
  }
}
