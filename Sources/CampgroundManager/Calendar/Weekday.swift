/// A day of the week, written `mon` to `sun`.
public enum Weekday: String, Hashable, Sendable, CaseIterable {
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
    // 1970-01-01 was a Thursday.
    Weekday.allCases[((number + 3) % 7 + 7) % 7]
  }
}
