import Persistence

/// The filters of a list of reservations, as far as their rows have the fields.
extension ReservationFilter {
  static let filterConditions: Filter.Conditions = {
    var conditions = Reservation.filterConditions(of: "r")
    conditions["nights"] = Filter.number("(r.departure - r.arrival)")
    conditions["arriving"] = conditions["arrival"]
    conditions["departing"] = conditions["departure"]
    conditions["staying"] = { test in
      guard case .between(let first, let last) = test else { return nil }
      return "(r.arrival <= \(last ?? Day.latest.number) AND r.departure > \(first ?? Day.earliest.number))"
    }
    conditions["here"] = { $0 == .flag(true) ? "r.status = 'checked-in'" : nil }
    conditions["status"] = { test in
      guard case .text(let text) = test else { return nil }
      // A hold that has run out may still be one in its row.
      let status = ReservationStatus(rawValue: text).map { $0 == .expired ? [$0, .held] : [$0] }
      return SQL("r.status", isOneOf: status ?? [])
    }
    conditions["id"] = number { ReservationID($0)?.rawValue }("r.id")
    conditions["camper.id"] = number { CamperID($0)?.rawValue }("r.camper")
    return conditions
  }()

  /// The conditions of ids, which are numbers in their columns.
  private static func number(
    _ number: @escaping @Sendable (String) -> Int64?
  ) -> (SQL) -> @Sendable (FilterTest) -> SQL? {
    { column in
      { test in
        guard case .text(let text) = test else { return nil }
        return number(text).map { "\(column) = \($0)" } ?? "1 = 0"
      }
    }
  }
}
