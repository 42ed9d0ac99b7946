import CampgroundManager

/// A thing as the command line shows it: its fields for programs, words for people.
protocol Report: FieldWritable {
  /// The text that `--quiet` prints: the id.
  var label: String { get }
  /// The text that `show` prints.
  var text: String { get }
  /// The report itself, when it is drawn instead; to cast for it, the runtime would search all conformances.
  var drawn: (any DrawnReport)? { get }
}

extension Report {
  var drawn: (any DrawnReport)? { nil }
}

/// A thing that can stand in a list for people.
protocol ListedReport: Report {
  /// A report that has every key, for the header of an empty list.
  static var blank: Self { get }
  static var columns: [TextColumn] { get }
  var cells: [String] { get }
}

/// The answer of a command: one thing, or a list of them, and its notes.
struct Answer {
  enum Body {
    /// One thing; the sentence is made only for people.
    case one(any Report, sentence: (() -> String)?)
    case many(any Listing)
    /// A file of its own, such as a page.
    case document(HTML)
  }

  let body: Body
  /// The notes for people, on standard error.
  var notes: [String] = []
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

  static func list<Element: ListedReport>(
    empty: String, notes: [String] = [], _ source: @escaping ((Element) throws -> Void) throws -> Void
  ) -> Answer {
    Answer(body: .many(ReportList(empty: empty, source: source)), notes: notes)
  }
}
