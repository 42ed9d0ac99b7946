import CampgroundManager

/// A thing as the command line shows it: its fields for programs, words for people.
protocol View: FieldWritable {
  /// What `--quiet` prints: the id.
  var label: String { get }
  /// What `show` prints.
  var text: String { get }
  /// Itself, when it is drawn instead; to cast for it, the runtime would search all conformances.
  var drawn: (any DrawnView)? { get }
}

extension View {
  var drawn: (any DrawnView)? { nil }
}

/// A view that is drawn to fit the screen rather than written.
protocol DrawnView: View {
  /// Each already safe for a terminal.
  func lines(on screen: Screen) -> [String]
}

extension DrawnView {
  var drawn: (any DrawnView)? { self }
  var text: String {
    lines(on: Screen(width: nil, style: TextStyle(isColored: false), isUnicode: true)).joined(separator: "\n")
  }
}

/// A thing that can stand in a list for people.
protocol ListedView: View {
  /// One that has every key, for the header of a list in which there is none.
  static var blank: Self { get }
  static var columns: [TextColumn] { get }
  var cells: [String] { get }
}

/// What a command answers: one thing, or a list of them, and what else there is to say.
struct Answer {
  enum Body {
    /// The sentence is made only for people.
    case one(any View, sentence: (() -> String)?)
    case many(any Listing)
    /// A file of its own, such as a page.
    case document(HTML)
  }

  let body: Body
  /// For people only, on standard error.
  var notes: [String] = []
}

extension Answer {
  /// A thing, shown with all its fields.
  static func show(_ view: some View) -> Answer {
    Answer(body: .one(view, sentence: nil))
  }

  /// A page; it is the same in every format.
  static func page(_ html: HTML, notes: [String] = []) -> Answer {
    Answer(body: .document(html), notes: notes)
  }

  static func list<Element: ListedView>(
    empty: String, notes: [String] = [], _ source: @escaping ((Element) throws -> Void) throws -> Void
  ) -> Answer {
    Answer(body: .many(ViewList(empty: empty, source: source)), notes: notes)
  }
}
