import CampgroundManager

/// The look of a bar of a chart: its ends and its filling show its meaning without any colour.
struct BarLook {
  let word: String
  let unicode: Strokes
  let ascii: Strokes
  let ink: TextStyle.Ink

  struct Strokes {
    let open: Character
    let fill: Character
    let close: Character

    init(_ open: Character, _ fill: Character, _ close: Character) {
      (self.open, self.fill, self.close) = (open, fill, close)
    }
  }

  static let reserved = BarLook(
    word: "reserved", unicode: Strokes("├", "─", "┤"), ascii: Strokes("[", "-", "]"), ink: .green)
  static let checkedIn = BarLook(
    word: "checked in", unicode: Strokes("┣", "━", "┫"), ascii: Strokes("[", "=", "]"), ink: .onGreen)
  static let checkedOut = BarLook(
    word: "checked out", unicode: Strokes("├", "╌", "┤"), ascii: Strokes("[", ".", "]"), ink: .quiet)
  static let noShow = BarLook(
    word: "no-show", unicode: Strokes("├", "×", "┤"), ascii: Strokes("[", "x", "]"), ink: .red)
  static let hold = BarLook(
    word: "hold", unicode: Strokes("(", "?", ")"), ascii: Strokes("(", "?", ")"), ink: .yellow)
  static let block = BarLook(
    word: "block", unicode: Strokes("▐", "▒", "▌"), ascii: Strokes("{", "#", "}"), ink: .quiet)

  static let all = [reserved, checkedIn, checkedOut, noShow, hold, block]

  static func of(_ bar: ChartBar) -> BarLook {
    switch (bar.kind, bar.status) {
    case (.block, _): block
    case (.hold, _): hold
    case (.stay, .checkedIn): checkedIn
    case (.stay, .checkedOut): checkedOut
    case (.stay, .noShow): noShow
    case (.stay, _): reserved
    }
  }

  func strokes(on screen: Screen) -> Strokes { screen.isUnicode ? unicode : ascii }

  /// The meaning, with a short bar of it.
  func explained(on screen: Screen) -> String {
    let strokes = strokes(on: screen)
    return "\(strokes.open)\(strokes.fill)\(strokes.fill)\(strokes.close) \(word)"
  }
}

extension ChartBar {
  /// The bar in exactly these columns, with the name in it as far as there is room; `‹` and `›` where it goes on beyond
  /// the days.
  func drawn(over columns: Range<Int>, of days: Range<Day>, on screen: Screen) -> String {
    let strokes = BarLook.of(self).strokes(on: screen)
    // A party that leaves on the first day has half a cell, which may be a single column.
    guard columns.count > 1 else { return String(strokes.close) }
    let room = columns.count - 2
    let name = DisplayWidth.start(of: screen.shown(label), within: room)
    let fill = String(repeating: strokes.fill, count: room - DisplayWidth.of(name))
    let open = from < days.lowerBound ? screen.either("‹", "<") : strokes.open
    let close = before > days.upperBound ? screen.either("›", ">") : strokes.close
    return "\(open)\(name)\(fill)\(close)"
  }
}
