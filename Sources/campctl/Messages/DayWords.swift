import CampgroundManager

/// Days in words.
enum DayWords {
  /// `Sunday 4 July 2027`.
  static func full(_ day: Day) -> String {
    let (year, month, number) = day.civil
    return "\(name(of: day.weekday)) \(number) \(months[month - 1]) \(year)"
  }

  /// `Sun 4 July`.
  static func short(_ day: Day) -> String {
    let (_, month, number) = day.civil
    return "\(name(of: day.weekday).prefix(3)) \(number) \(months[month - 1])"
  }

  /// `July`.
  static func month(_ day: Day) -> String { months[day.civil.month - 1] }

  /// `Sunday`.
  static func name(of weekday: Weekday) -> String {
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

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}

extension Day {
  var isWeekend: Bool { weekday == .sat || weekday == .sun }
}
