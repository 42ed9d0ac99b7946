import CampgroundManager

/// Things of one kind, given one by one so that a long list needs no memory.
protocol Listing {
  associatedtype Element: View
  /// The keys that each of them writes.
  var keys: [String] { get }
  /// The sentence for an empty list.
  var empty: String { get }
  func each(_ body: (Element) throws -> Void) throws
  /// The lines for people, each safe for a terminal; none for an empty list.
  func lines(on screen: Screen) throws -> [String]
  /// The table that people get; nil for a list that is drawn in another way.
  var tabled: (columns: [TextColumn], rows: [[String]])? { get throws }
  /// The list as a person asks it; throws ``Failure`` where the question does not fit its things.
  func answering(_ question: ListQuestion) throws -> any Listing
}

extension Listing {
  func answering(_ question: ListQuestion) throws -> any Listing { throw Failure.usage(.noQuestions) }

  var tabled: (columns: [TextColumn], rows: [[String]])? { get throws { nil } }

  /// The ids of its things.
  var ids: [String] {
    get throws {
      var ids: [String] = []
      try each { ids += $0.ids }
      return ids
    }
  }
}

/// A list whose things come from a closure, for people a table.
struct ViewList<Element> {
  let empty: String
  /// The fields by which it gives its things when wished.
  var sorted: Set<String> = []
  /// Gives each of its things to a closure; it may leave out what a wish does not want.
  let source: (RowWish, (Element) throws -> Void) throws -> Void
}

extension ViewList {
  init(empty: String, source: @escaping ((Element) throws -> Void) throws -> Void) {
    self.init(empty: empty) { _, body in try source(body) }
  }
}

extension ViewList: Listing where Element: ListedView {
  var keys: [String] { RowWriter.keys(of: Element.blank) }

  func each(_ body: (Element) throws -> Void) throws { try source(RowWish(), body) }

  var tabled: (columns: [TextColumn], rows: [[String]])? {
    get throws {
      var rows: [[String]] = []
      try each { rows.append($0.cells) }
      return (Element.columns, rows)
    }
  }

  func lines(on screen: Screen) throws -> [String] {
    var table = TextTable(Element.columns)
    try each { table.append($0.cells) }
    return table.isEmpty ? [] : table.lines(width: screen.width, screen.style)
  }
}
