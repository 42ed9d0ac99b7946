import CampgroundManager

/// A thing as the command line shows it: its fields for programs, words for people.
protocol View: FieldWritable {
  /// The line of `--quiet`: the id.
  var label: String { get }
  /// The ids of the things in it, by which a later line of a batch can refer to them; most views show one thing.
  var ids: [String] { get }
  /// The text of `show`.
  var text: String { get }
  /// True when the text is the JSON of the view, too: of several, each is a line with its campground.
  var isJSON: Bool { get }
  /// Itself, when it is drawn instead; to cast for it, the runtime would search all conformances.
  var drawn: (any DrawnView)? { get }
  /// Its rows, when people and CSV get those instead; JSON has the view's own fields.
  var table: (any Listing)? { get }
}

extension View {
  var ids: [String] { label.isEmpty ? [] : [label] }
  var isJSON: Bool { false }
  var drawn: (any DrawnView)? { nil }
  var table: (any Listing)? { nil }
}

/// A view that is drawn to fit the screen rather than written.
protocol DrawnView: View {
  /// The lines, each already safe for a terminal.
  func lines(on screen: Screen) -> [String]
}

extension DrawnView {
  var drawn: (any DrawnView)? { self }
  var text: String {
    lines(on: Screen(width: nil, style: TextStyle(isColored: false), isUnicode: true)).joined(separator: "\n")
  }
}

/// A view that can stand in a list for people.
protocol ListedView: View {
  /// One that has every key, for the header of a list in which there is none.
  static var blank: Self { get }
  static var columns: [TextColumn] { get }
  var cells: [String] { get }
}
