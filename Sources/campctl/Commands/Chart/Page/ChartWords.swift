import CampgroundManager

/// The words of a chart, on the screen or for a screen reader.
enum ChartWords {
  /// `July 2023`
  static func month(_ day: Day) -> String { "\(DayWords.month(day)) \(day.civil.year)" }

  /// `4 July`; with the year where that is another one.
  static func day(_ day: Day, in year: Int) -> String {
    let words = "\(day.civil.day) \(DayWords.month(day))"
    return day.civil.year == year ? words : "\(words) \(day.civil.year)"
  }

  /// `1 to 31 July 2023`
  static func days(from: Day, before: Day) -> String {
    let (first, last) = (from.civil, before.advanced(by: -1).civil)
    let end = day(before.advanced(by: -1), in: 0)
    if first == last { return end }
    let isOneMonth = (first.year, first.month) == (last.year, last.month)
    return "\(isOneMonth ? "\(first.day)" : day(from, in: last.year)) to \(end)"
  }

  /// `Tuesday 4 July`
  static func weekday(_ day: Day, in year: Int) -> String {
    "\(DayWords.name(of: day.weekday)) \(self.day(day, in: year))"
  }

  /// `Tu`
  static func letters(_ weekday: Weekday) -> String { String(DayWords.name(of: weekday).prefix(2)) }

  /// `Bacon Lover, 4 July to 9 July, 5 nights, reserved, r-3`
  static func bar(_ bar: ChartBar, in year: Int) -> String {
    let nights = Phrases.nights(bar.from.distance(to: bar.before))
    let days = "\(day(bar.from, in: year)) to \(day(bar.before, in: year))"
    let parts = [bar.label, days, nights, ChartLook(bar).words, bar.id].filter { !$0.isEmpty }
    return parts.joined(separator: ", ")
  }

  /// `Night of 4 July: 45 %, 32 of 71 sites`
  static func occupancy(_ night: NightOccupancy, in year: Int) -> String {
    let share = night.ratio.map { "\(percent($0)) %, " } ?? ""
    let open = night.sites - night.blocked
    let blocked = night.blocked > 0 ? ", \(night.blocked) blocked" : ""
    return "Night of \(day(night.night, in: year)): \(share)\(night.occupied) of \(open) sites\(blocked)"
  }

  static func percent(_ ratio: Double) -> Int { Int((ratio * 100).rounded()) }
}
