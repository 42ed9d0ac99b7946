import CampgroundManager

extension Answer {
  /// The answer of a command that wrote a thing; people get a sentence.
  static func wrote<Thing: Report>(
    _ written: Written<Thing>, beside: (any FieldWritable)? = nil,
    _ sentence: @autoclosure @escaping () -> String, notes: [String] = []
  ) -> Answer {
    let report = WrittenReport(written: written, beside: beside)
    return Answer(body: .one(report, sentence: { written.sentence(sentence()) }), notes: notes)
  }

  /// The answer of a command that wrote several things; people get a sentence for each.
  static func wrote<Thing: Report>(
    _ written: Written<[Thing]>, beside: (any FieldWritable)? = nil, _ sentences: [String], notes: [String] = []
  ) -> Answer {
    let reports = written.result.map { thing in WrittenReport(written: written.map { _ in thing }, beside: beside) }
    let list = WrittenList(reports: reports, sentences: sentences.map(written.sentence))
    return Answer(body: .many(list), notes: notes)
  }
}

/// A thing after a write.
///
/// That the thing is a report is no condition of the type itself: the runtime would search all conformances for it.
private struct WrittenReport<Base> {
  let written: Written<Base>
  let beside: (any FieldWritable)?
}

extension WrittenReport: Report, FieldWritable where Base: Report {
  var label: String { written.result.label }
  var text: String { written.result.text }

  func write(to fields: inout some FieldWriter) {
    written.result.write(to: &fields)
    beside?.write(to: &fields)
    fields.field("changed", written.changed)
    fields.field("replayed", written.replayed)
    fields.field("dryRun", written.isDryRun)
  }
}

/// Several things after one write, of which there is always one.
private struct WrittenList<Base: Report>: Listing {
  let reports: [WrittenReport<Base>]
  let sentences: [String]
  var keys: [String] { reports.first.map { KeyWriter.keys(of: $0) } ?? [] }
  var empty: String { "" }

  func each(_ body: (WrittenReport<Base>) throws -> Void) throws { try reports.forEach(body) }

  func lines(on screen: Screen) -> [String] {
    sentences.map { TerminalText.sanitized($0, keepingLines: true) }
  }
}

extension Written {
  /// The sentence for people, after the outcome of the write.
  fileprivate func sentence(_ sentence: String) -> String {
    let would = isDryRun ? "Dry run, nothing is kept: " : ""
    let again = replayed ? "Done before: " : ""
    return would + again + sentence
  }
}
