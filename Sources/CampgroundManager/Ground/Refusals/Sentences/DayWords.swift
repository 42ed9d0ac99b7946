/// Days in words.
package enum DayWords {
  /// `Sunday 4 July 2027`.
  package static func full(_ day: Day) -> String {
    let (year, month, number) = day.civil
    return "\(name(of: day.weekday)) \(number) \(months[month - 1]) \(year)"
  }

  /// `Sun 4 July`.
  package static func short(_ day: Day) -> String {
    let (_, month, number) = day.civil
    return "\(name(of: day.weekday).prefix(3)) \(number) \(months[month - 1])"
  }

  /// `Sun 4 July 2027`.
  package static func long(_ day: Day) -> String { "\(short(day)) \(day.civil.year)" }

  /// `Sun 2027-07-04 12:30`.
  package static func dated(_ moment: Moment) -> String { "\(moment.day.dated) \(moment.time)" }

  /// `fri is Fri 2027-07-02.`, of a day that was not given in full.
  package static func repeated(_ text: String, as day: Day) -> String { "\(text) is \(day.dated)." }

  /// `July`.
  package static func month(_ day: Day) -> String { months[day.civil.month - 1] }

  /// The number of the month that a word of 3 letters or more begins, in any case.
  package static func month(beginning word: String) -> Int? {
    guard word.utf8.count >= 3 else { return nil }
    return months.firstIndex { $0.lowercased().hasPrefix(word.lowercased()) }.map { $0 + 1 }
  }

  /// `Sunday`.
  package static func name(of weekday: Weekday) -> String {
    switch weekday {
    case .mon: "Monday"
    case .tue: "Tuesday"
    case .wed: "Wednesday"
    case .thu: "Thursday"
    case .fri: "Friday"
    case .sat: "Saturday"
    case .sun: "Sunday"
    }
  }

  package static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}

extension Day {
  /// `Sun 2027-07-04`: a day in every sentence and answer for people. JSON and CSV have it without its weekday.
  package var dated: String { "\(DayWords.name(of: weekday).prefix(3)) \(self)" }

  package var isWeekend: Bool { weekday == .sat || weekday == .sun }
}
