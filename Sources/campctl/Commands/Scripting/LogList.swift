import CampgroundManager

/// The journal, newest first: objects for programs, days and sentences for people.
struct LogList: Listing {
  let empty: String
  let names: LogNames
  var hasWitnesses = false
  let source: ((LogEntryView) throws -> Void) throws -> Void
  var keys: [String] { RowWriter.keys(of: LogEntryView(entry: .blank, hasWitness: hasWitnesses)) }

  func each(_ body: (LogEntryView) throws -> Void) throws { try source(body) }

  /// Entries of a filter are drawn as all are; chosen columns and sums are tables.
  func answering(_ question: ListQuestion) throws -> any Listing {
    let answer = try ViewList<LogEntryView>(empty: empty, source: source).answering(question)
    guard let some = answer as? ViewList<LogEntryView> else { return answer }
    return LogList(empty: empty, names: names, hasWitnesses: hasWitnesses, source: some.each)
  }

  func lines(on screen: Screen) throws -> [String] {
    let entries = try entries()
    let width = entries.map(\.id.count).max() ?? 0
    var lines: [String] = []
    var day: Day?
    for entry in entries {
      if entry.day != day {
        lines += (day == nil ? [] : [""]) + [screen.style.heading(DayWords.full(entry.day))]
        day = entry.day
      }
      lines += entry.lines(idWidth: width, screen)
    }
    return lines
  }

  private func entries() throws -> [LogLine] {
    var (lines, next) = ([LogLine](), [LogEntryView]())
    func put() {
      names.learn(of: next.map(\.entry))
      lines += next.map { LogLine($0, names) }
      next = []
    }
    try each {
      next.append($0)
      if next.count == 100 { put() }
    }
    put()
    return lines
  }
}

/// An entry for people: its id, its time of day, its sentence.
private struct LogLine {
  let id: String
  let day: Day
  private let time: TimeOfDay
  private let text: String

  init(_ view: LogEntryView, _ names: LogNames) {
    let entry = view.entry
    let moment = names.moment(of: entry)
    (id, day, time) = (entry.id.description, moment.day, moment.time)
    let undone = entry.undoneBy.map { " (undone by \($0))" } ?? ""
    text = LogSentence(entry, names).text + undone + (view.hasWitness ? " (\(Self.words(view.witness)))" : "")
  }

  /// `role gate`, and the server's time where the entry has another.
  private static func words(_ witness: EntryWitness?) -> String {
    guard let witness else { return "no role known" }
    return switch witness.clock {
    case .own: "role \(witness.role)"
    case .pretended: "role \(witness.role), a given time; by the server's clock \(UTCTime.text(witness.seconds))"
    case .copied: "brought in by the role \(witness.role) at \(UTCTime.text(witness.seconds))"
    }
  }

  /// One line where it fits; the rest of a longer one stands below the sentence.
  func lines(idWidth: Int, _ screen: Screen) -> [String] {
    let start = id + String(repeating: " ", count: idWidth - id.count) + "  \(time) "
    let sentence = TerminalText.sanitized(text)
    guard let width = screen.width else { return [start + sentence] }
    let wrapped = WrappedText.lines(sentence, width: max(width - start.count, 20))
    let indent = String(repeating: " ", count: start.count)
    return wrapped.enumerated().map { ($0 == 0 ? start : indent) + $1 }
  }
}
