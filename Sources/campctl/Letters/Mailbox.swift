import CampgroundManager

/// Several messages in one file, from which `formail -s` gives each to a program (RFC 4155).
enum Mailbox {
  /// The messages, each behind a line that begins as no line of a message does.
  static func text(_ messages: [(sender: String, content: String)], at moment: Moment) -> String {
    messages.map { "From \($0.sender) \(date(moment))\n\($0.content)" }.joined(separator: "\n")
  }

  /// `Thu Jul  1 12:00:00 2027`, in UTC.
  private static func date(_ moment: Moment) -> String {
    let text = UTCTime.text(moment.seconds).split(separator: "T")
    let day = text.first.flatMap { Day(String($0)) } ?? moment.day
    let (weekday, month) = (DayWords.name(of: day.weekday).prefix(3), DayWords.month(day).prefix(3))
    let number = day.civil.day < 10 ? " \(day.civil.day)" : "\(day.civil.day)"
    return "\(weekday) \(month) \(number) \(text.last?.dropLast() ?? "00:00:00") \(day.civil.year)"
  }
}
