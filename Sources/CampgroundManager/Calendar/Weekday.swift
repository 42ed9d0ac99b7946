/// A day of the week, written by its first three letters: `fri`.
public enum Weekday: String, Hashable, Sendable, Codable, CaseIterable {
  case mon
  case tue
  case wed
  case thu
  case fri
  case sat
  case sun
}

extension Day {
  public var weekday: Weekday {
    // 1 January 1970 was a Thursday.
    let place = (number + 3) % 7
    return Weekday.allCases[place < 0 ? place + 7 : place]
  }
}
