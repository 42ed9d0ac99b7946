import CampgroundManager

/// A list with a line above its table.
private struct TitledList<List: Listing>: Listing {
  let title: String
  let list: List

  var keys: [String] { list.keys }
  var empty: String { list.empty }
  var tabled: (columns: [TextColumn], rows: [[String]])? { get throws { try list.tabled } }

  func each(_ body: (List.Element) throws -> Void) throws { try list.each(body) }

  func lines(on screen: Screen) throws -> [String] {
    let lines = try list.lines(on: screen)
    return lines.isEmpty ? [] : [TerminalText.sanitized(title)] + lines
  }

  func answering(_ question: ListQuestion) throws -> any Listing { try list.answering(question).titled(title) }
}

extension Listing {
  /// The same list with a line above its table.
  func titled(_ title: String) -> any Listing { TitledList(title: title, list: self) }
}
