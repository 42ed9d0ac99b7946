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
    return ValueReader("days") { given throws(InvalidValue) in
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
    let names = { @Sendable in ReservationStatus.allCases.dropFirst().map(\.rawValue) }
    return ValueReader("status", completion: .choices(names)) { given throws(InvalidValue) in
      guard let status = ReservationStatus(rawValue: try text(given).lowercased()), status != .invalid else {
        let list = names().joined(separator: ", ")
        throw InvalidValue("it is one of \(list)")
      }
      return status
    }
  }
}
