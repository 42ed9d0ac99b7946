/// A time for programs, in UTC.
package enum UTCTime {
  /// The text of a second since 1970-01-01 00:00 UTC, such as `2027-06-01T10:00:00Z`.
  package static func text(_ seconds: Int) -> String {
    let day = Day(number: Int((Double(seconds) / 86_400).rounded(.down))) ?? .earliest
    let second = seconds - day.number * 86_400
    let parts = [second / 3600, second / 60 % 60, second % 60].map { Digits.padded($0, to: 2) }
    return "\(day)T\(parts.joined(separator: ":"))Z"
  }
}
