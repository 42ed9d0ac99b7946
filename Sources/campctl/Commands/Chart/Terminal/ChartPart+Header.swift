import CampgroundManager

/// The lines above the sites: months, days, and a rule that marks weekends and today.
extension ChartPart {
  var header: [String] {
    [labelled("", months), labelled("", weekdays), labelled("", numbers), labelled("", rule)]
  }

  /// Each month over its days, with as much of its name as there is room for.
  private var months: String {
    var (line, first) = ("", grid.days.lowerBound)
    while first < grid.days.upperBound {
      let month = first.civil.month
      let end = (first..<grid.days.upperBound).first { $0.civil.month != month } ?? grid.days.upperBound
      let room = first.distance(to: end) * grid.cell - 1
      let name = String(DayWords.month(first).prefix(3))
      let words = ["\(name) \(first.civil.year)", name, ""].first { $0.count <= room } ?? ""
      line += words + String(repeating: " ", count: room + 1 - words.count)
      first = end
    }
    return Self.trimmed(line)
  }

  private var weekdays: String {
    Self.trimmed(
      grid.days.map { day in
        let name = day.weekday.rawValue.prefix(grid.cell > 2 ? 2 : 1)
        return centred(name.prefix(1).uppercased() + name.dropFirst())
      }.joined())
  }

  /// The numbers of the days; in cells of two columns only every other day has room for its own.
  private var numbers: String {
    Self.trimmed(
      grid.days.enumerated().map { place, day in
        grid.cell == 2 && place % 2 == 1 ? "  " : centred("\(day.civil.day)")
      }.joined())
  }

  private var rule: String {
    grid.days.map { day in
      let isToday = day == chart.today
      let stroke =
        isToday
        ? screen.either("▼", "v") : day.isWeekend ? screen.either("━", "=") : screen.either("─", "-")
      return screen.style.painted(String(repeating: stroke, count: grid.cell), isToday ? .cyan : nil)
    }.joined()
  }

  /// The text, of one or two characters, around a day's middle.
  private func centred(_ text: String) -> String {
    let before = String(repeating: " ", count: grid.half - 1 + (text.count == 1 && grid.cell > 2 ? 1 : 0))
    return before + text + String(repeating: " ", count: grid.cell - before.count - text.count)
  }

  static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
