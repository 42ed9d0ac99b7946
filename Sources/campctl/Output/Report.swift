import CampgroundManager

/// A thing as the command line shows it: its fields for programs, words for people.
protocol Report: FieldWritable {
  /// The names of its fields as the header of a table; the same as it writes.
  static var csvHeader: [String] { get }
  /// What `--quiet` prints: the id.
  var label: String { get }
  /// What `show` prints.
  var text: String { get }
  /// Itself, when it is drawn instead; to cast for it, the runtime would search all conformances.
  var drawn: (any DrawnReport)? { get }
}

extension Report {
  var drawn: (any DrawnReport)? { nil }
}

/// A thing that can stand in a list for people.
protocol ListedReport: Report {
  static var columns: [TextColumn] { get }
  var cells: [String] { get }
}

/// What a command answers: one thing, or a list of them, and what else there is to say.
struct Answer {
  enum Body {
    /// The sentence is made only for people.
    case one(any Report, sentence: (() -> String)?)
    case many(any Listing)
    /// A file of its own, such as a page.
    case document(HTML)
  }

  let body: Body
  /// For people only, on standard error.
  var notes: [String] = []
}

/// Things of one kind, given one by one so that a long list needs no memory.
protocol Listing {
  associatedtype Element: ListedReport
  /// What people read when there is none.
  var empty: String { get }
  /// What people read instead of a table, when a command has written the things.
  var sentences: [String]? { get }
  /// What people read below the rows of a table, in its columns.
  var total: [String]? { get }
  /// Itself, when it is drawn.
  var drawn: (any DrawnListing)? { get }
  func each(_ body: (Element) throws -> Void) throws
}

extension Listing {
  var sentences: [String]? { nil }
  var total: [String]? { nil }
  var drawn: (any DrawnListing)? { nil }
}

/// A list whose things come from a closure.
struct ReportList<Element> {
  let empty: String
  let source: ((Element) throws -> Void) throws -> Void
}

extension ReportList: Listing where Element: ListedReport {
  func each(_ body: (Element) throws -> Void) throws { try source(body) }
}

extension Answer {
  /// A thing, shown with all its fields.
  static func show(_ report: some Report) -> Answer {
    Answer(body: .one(report, sentence: nil))
  }

  /// A page; it is the same in every format.
  static func page(_ html: HTML, notes: [String] = []) -> Answer {
    Answer(body: .document(html), notes: notes)
  }

  /// What a command has written; people get a sentence.
  static func wrote<Thing: Report>(
    _ written: Written<Thing>, _ sentence: @autoclosure @escaping () -> String, notes: [String] = []
  ) -> Answer {
    Answer(
      body: .one(WrittenReport(written: written), sentence: { written.sentence(sentence()) }), notes: notes)
  }

  /// Several things that a command has written; people get a sentence for each.
  static func wrote<Thing: ListedReport>(
    _ written: Written<[Thing]>, _ sentences: [String], notes: [String] = []
  ) -> Answer {
    let reports = written.thing.map { thing in WrittenReport(written: written.map { _ in thing }) }
    return Answer(
      body: .many(WrittenList(reports: reports, sentences: sentences.map(written.sentence))), notes: notes)
  }

  static func list<Element: ListedReport>(
    empty: String, notes: [String] = [], _ source: @escaping ((Element) throws -> Void) throws -> Void
  ) -> Answer {
    Answer(body: .many(ReportList(empty: empty, source: source)), notes: notes)
  }
}

/// A thing after a write.
///
/// That the thing is a report is no condition of the type itself: the runtime would search all conformances for it.
private struct WrittenReport<Base> {
  let written: Written<Base>
}

extension WrittenReport: Report, FieldWritable where Base: Report {
  static var csvHeader: [String] { Base.csvHeader + ["changed", "replayed", "dryRun"] }
  var label: String { written.thing.label }
  var text: String { written.thing.text }

  func write(to fields: inout some FieldWriter) {
    written.thing.write(to: &fields)
    fields.field("changed", written.changed)
    fields.field("replayed", written.replayed)
    fields.field("dryRun", written.isDryRun)
  }
}

extension WrittenReport: ListedReport where Base: ListedReport {
  static var columns: [TextColumn] { Base.columns }
  var cells: [String] { written.thing.cells }
}

/// Several things after one write.
private struct WrittenList<Base: ListedReport>: Listing {
  let reports: [WrittenReport<Base>]
  let sentences: [String]?
  var empty: String { "" }

  func each(_ body: (WrittenReport<Base>) throws -> Void) throws { try reports.forEach(body) }
}

extension Written {
  /// What people are told of it.
  fileprivate func sentence(_ sentence: String) -> String {
    let would = isDryRun ? "Dry run, nothing is kept: " : ""
    let again = replayed ? "Done before: " : ""
    return would + again + sentence
  }
}
