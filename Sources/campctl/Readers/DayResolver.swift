import Arguments
import CampgroundManager

/// Makes days in words, such as `fri`, days of the calendar, before a command is made of its arguments (R42).
///
/// The text of a request keeps the words (R43), because it has the arguments as they were given.
struct DayResolver {
  let arguments: [ArgumentDescription]

  /// True when an argument may be a day in words; the others cost no more than this look.
  func isNeeded(for given: GivenArguments) -> Bool {
    given.values.contains { arguments[$0.place].days != nil && !Self.isWrittenOut($0.value) }
  }

  /// The arguments with days of the calendar.
  struct Resolved {
    var given: GivenArguments
    /// True when they depend on today.
    var isRelative = false
    /// The days that were not given in full.
    var spoken: [(text: String, day: Day)] = []
  }

  /// The same arguments with days of the calendar; days that may be several are refused with them.
  func resolved(_ given: GivenArguments, today: Day) -> Resolved {
    var result = Resolved(given: given)
    for (place, value) in given.values {
      guard let relation = arguments[place].days, let text = Self.text(value), !Self.isWrittenOut(value) else {
        continue
      }
      let otherEnd = relation.otherEnd.flatMap { self.otherEnd($0, given, today) }
      if let word = GivenDay(text), let day = word.day(relation, today: today, otherEnd: otherEnd) {
        result.isRelative = result.isRelative || word.isRelative
        if word.isRelative { result.spoken.append((text, day)) }
        result.given.replace(at: place, with: .text(day.description))
      } else {
        let reason = DayReadings.reason(text, relation, today: today, otherEnd: otherEnd)
        result.given.refuse(at: place, of: arguments[place], reason: reason)
      }
    }
    return result
  }

  /// The day of the argument at the other end; nil when it is not given, or cannot be read.
  private func otherEnd(_ key: String, _ given: GivenArguments, _ today: Day) -> Day? {
    guard let place = arguments.firstIndex(where: { $0.key == key }), let relation = arguments[place].days,
      let text = given[place].flatMap(Self.text)
    else { return nil }
    return GivenDay(text)?.day(relation, today: today, otherEnd: nil)
  }

  /// The text of a value; nil for one that clears a field, and for one that is no text.
  private static func text(_ value: ArgumentValue) -> String? {
    switch value {
    case .word(let text), .text(let text): text.isEmpty ? nil : text
    default: nil
    }
  }

  /// True for text with the form of `2027-07-04`, which is read as it is.
  private static func isWrittenOut(_ value: ArgumentValue) -> Bool {
    guard let bytes = text(value)?.utf8 else { return true }
    return bytes.count == 10 && bytes.dropFirst(4).first == UInt8(ascii: "-")
  }
}
