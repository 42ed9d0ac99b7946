import Arguments
import CampgroundManager

// The ways in which the rules of stays are read.

extension ValueReader<Season> {
  static var season: ValueReader {
    text("season", reason: "a season is written like 05-01..10-15, or all-year") { Season($0) }
  }
}

extension ValueReader<DaySet> {
  /// A list of JSON, or words between commas.
  static var days: ValueReader {
    let reason = "weekdays and days are written like fri,sat,2027-07-04, or none"
    return ValueReader("days", completion: .list(.choices(Weekday.allCases.map(\.rawValue)))) {
      given throws(InvalidValue) in
      let set: DaySet?
      switch given {
      case .word(let text): set = DaySet(text)
      case .list(let values):
        set = values.isEmpty ? DaySet.none : DaySet(values.map { $0.written ?? "" }.joined(separator: ","))
      default: throw InvalidValue("it is not a list")
      }
      guard let set else { throw InvalidValue(reason) }
      return set
    }
  }
}

extension ValueReader<ReservationStatus> {
  static var status: ValueReader {
    let names = ReservationStatus.allCases.dropFirst().map(\.rawValue)
    return text("status", completion: .choices(names), reason: "it is one of \(names.joined(separator: ", "))") {
      ReservationStatus(rawValue: $0.lowercased()).flatMap { $0 == .invalid ? nil : $0 }
    }
  }
}
