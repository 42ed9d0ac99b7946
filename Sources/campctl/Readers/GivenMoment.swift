import Arguments
import CampgroundManager

/// A moment of the journal as it is given: an entry, a time, or a day, which is meant as a whole.
enum GivenMoment: Sendable {
  case entry(EntryReference)
  case time(PretendedTime)
  case day(String)

  init?(_ text: String) {
    if EntryID(text) != nil {
      self = .entry(EntryReference(text))
    } else if GivenDay(text) != nil {
      self = .day(text)
    } else if let time = PretendedTime(text) {
      self = .time(time)
    } else {
      return nil
    }
  }

  /// The moment that is meant on a day.
  func moment(today: Day) -> PastMoment {
    switch self {
    case .entry(let reference): return .entry(reference)
    case .time(let time): return .instant(time.moment.endOfMinute, text: time.text)
    case .day(let text):
      // The calendar ends before no other day.
      let day = GivenDay(text)?.day(DayRelation(.past), today: today, otherEnd: nil) ?? .latest
      return .instant(CampgroundClock.moment(at: day, .lastMinute).endOfMinute, text: day.description)
    }
  }
}

extension Moment {
  /// The last second of it.
  fileprivate var endOfMinute: Moment { Moment(seconds: seconds + 59, day: day, time: time) }
}

extension ValueReader<GivenMoment> {
  static var moment: ValueReader {
    text("moment", reason: "it is an entry such as o-12, a day, or a time such as 2027-06-01T09:30") { GivenMoment($0) }
  }
}
