/// A day as other systems write it, with the readings that it has: `7/4/2027` has two.
///
/// A weekday before it and a time behind it are passed over. Years of two digits are from 1970 to 2069.
struct DayText: Hashable {
  /// The day, where its text has only one reading.
  let certain: Day?
  private var monthFirst: Day?
  private var dayFirst: Day?
  private var yearFirst: Day?

  /// Returns nil for a text that is no day.
  init?(_ text: String) {
    let parts = Self.parts(of: text)
    guard parts.count == 3 else { return nil }
    if let place = parts.firstIndex(where: { Self.month($0) != nil }) {
      certain = Self.day(parts, monthAt: place)
      if certain == nil { return nil }
    } else if parts[0].utf8.count == 4 {
      certain = Self.day(parts[0], parts[1], parts[2])
      if certain == nil { return nil }
    } else {
      monthFirst = Self.day(parts[2], parts[0], parts[1])
      dayFirst = Self.day(parts[2], parts[1], parts[0])
      yearFirst = parts[0].utf8.count == 2 ? Self.day(parts[0], parts[1], parts[2]) : nil
      certain = monthFirst == dayFirst ? monthFirst : nil
      if [monthFirst, dayFirst, yearFirst].allSatisfy({ $0 == nil }) { return nil }
    }
  }

  /// The day when figures stand in an order.
  func day(in order: DayOrder) -> Day? {
    if let certain { return certain }
    return switch order {
    case .monthFirst: monthFirst
    case .dayFirst: dayFirst
    case .yearFirst: yearFirst
    }
  }

  /// The order that its figures must have; nil when both would do, or neither.
  var onlyOrder: DayOrder? {
    guard certain == nil else { return nil }
    if monthFirst != nil, dayFirst == nil { return .monthFirst }
    return dayFirst != nil && monthFirst == nil ? .dayFirst : nil
  }

  /// Both days of an ambiguous text.
  var both: (Day, Day)? {
    guard certain == nil, let monthFirst, let dayFirst else { return nil }
    return (monthFirst, dayFirst)
  }
}

extension DayText {
  /// The three parts of a day, without weekday and time; another number of parts when it is none.
  private static func parts(of text: String) -> [Substring] {
    var words = text.split { $0 == " " || $0 == "," || $0 == "\u{A0}" }
    if let first = words.first, isWeekday(first) { words.removeFirst() }
    guard let first = words.first else { return [] }
    let parts = first.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    if parts.count == 3 {
      guard isTime(words.dropFirst()), let last = withoutTime(parts[2]) else { return [] }
      return [parts[0], parts[1], last]
    }
    if first.utf8.count == 8, Digits.value(of: first.utf8) != nil, isTime(words.dropFirst()) {
      return [first.prefix(4), first.dropFirst(4).prefix(2), first.suffix(2)]
    }
    guard words.count >= 3, isTime(words.dropFirst(3)) else { return [] }
    return words.prefix(3).map { $0.hasSuffix(".") ? $0.dropLast() : $0 }
  }

  /// The last part of a day without the time that ISO 8601 joins to it; nil when something else is.
  private static func withoutTime(_ part: Substring) -> Substring? {
    guard let mark = part.firstIndex(where: { $0 == "T" || $0 == "t" }) else { return part }
    return part[part.index(after: mark)...].contains(":") ? part[..<mark] : nil
  }

  /// True for words that are a time of day, or none at all.
  private static func isTime(_ words: ArraySlice<Substring>) -> Bool {
    let suffixes = ["am", "pm", "a.m.", "p.m.", "utc", "gmt", "z"]
    return words.allSatisfy { word in
      let isClock =
        word.contains(":") && word.allSatisfy { $0.isASCII && ($0.isNumber || ":.+-AMPampmZz".contains($0)) }
      return isClock || suffixes.contains(word.lowercased())
    }
  }

  private static func isWeekday(_ word: Substring) -> Bool {
    let key = word.lowercased().filter(\.isLetter)
    return key.count >= 2 && !word.contains { $0.isNumber }
      && ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].contains { $0.hasPrefix(key) }
  }

  /// The month of a name or its first letters; nil for figures.
  private static func month(_ word: Substring) -> Int? {
    let key = word.lowercased()
    guard key.count >= 3, key.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    let names = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
      "december",
    ]
    return names.firstIndex { $0.hasPrefix(key) || key == "sept" && $0 == "september" }.map { $0 + 1 }
  }

  /// The day of parts with the name of a month: `4 Jul 2027`, `July 4 2027`, `2027 Jul 4`.
  private static func day(_ parts: [Substring], monthAt place: Int) -> Day? {
    guard let month = month(parts[place]) else { return nil }
    var others = parts
    others.remove(at: place)
    let isYearFirst = others[0].utf8.count == 4
    let figure = others[isYearFirst ? 1 : 0].prefix { $0.isNumber }
    return day(others[isYearFirst ? 0 : 1], Substring(String(month)), figure)
  }

  private static func day(_ year: Substring, _ month: Substring, _ day: Substring) -> Day? {
    guard [month, day].allSatisfy({ (1...2).contains($0.utf8.count) }), [2, 4].contains(year.utf8.count),
      let number = Digits.value(of: year.utf8), let month = Digits.value(of: month.utf8),
      let day = Digits.value(of: day.utf8)
    else { return nil }
    let full = year.utf8.count == 4 ? number : number < 70 ? 2000 + number : 1900 + number
    return Day(year: full, month: month, day: day)
  }
}
