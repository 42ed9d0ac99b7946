import Persistence

/// The fields of a reservation as expressions on its row `r`, its camper and its ledger, as of an instant.
struct ReservationFields {
  /// Seconds since 1970-01-01 00:00 UTC.
  let seconds: Int

  /// True for a hold that has run out, which its row may still have as one.
  var isLapsed: SQL { "(r.status = 'held' AND r.hold_expires <= \(seconds))" }
  var status: SQL { "CASE WHEN \(isLapsed) THEN 'expired' ELSE r.status END" }

  /// The numbers, days and amounts by the names of their fields. Nothing is owed for a hold that has run out (R13).
  var numbers: [String: SQL] {
    let charged: SQL = "CASE WHEN \(LedgerTable.isCharged) THEN amount ELSE 0 END"
    let owed: SQL = "CASE WHEN \(LedgerTable.isCharged) THEN amount WHEN kind = 'writeOff' THEN -amount ELSE 0 END"
    let paid = Self.sum(of: LedgerTable.paid)
    var numbers = Reservation.numbers(of: "r")
    numbers["nights"] = "(r.departure - r.arrival)"
    numbers["total"] = "CASE WHEN \(isLapsed) THEN 0 ELSE \(Self.sum(of: charged)) END"
    numbers["paid"] = paid
    numbers["balance"] = "CASE WHEN \(isLapsed) THEN -\(paid) ELSE \(Self.sum(of: "\(owed) - \(LedgerTable.paid)")) END"
    return numbers
  }

  private static func sum(of amount: SQL) -> SQL {
    "(SELECT coalesce(sum(\(amount)), 0) FROM ledger WHERE ledger.reservation = r.id)"
  }
}

/// The filters of a list of reservations.
extension ReservationFields {
  /// The conditions of these fields.
  var conditions: Filter.Conditions {
    let isLapsed = isLapsed
    var conditions: Filter.Conditions = numbers.mapValues(Filter.number)
    conditions["arriving"] = conditions["arrival"]
    conditions["departing"] = conditions["departure"]
    conditions["staying"] = { test in
      guard case .between(let first, let last) = test else { return nil }
      return "(r.arrival <= \(last ?? Day.latest.number) AND r.departure > \(first ?? Day.earliest.number))"
    }
    conditions["here"] = { $0 == .flag(true) ? "r.status = 'checked-in'" : nil }
    conditions["status"] = { test in
      guard case .text(let text) = test else { return nil }
      return switch ReservationStatus(rawValue: text) {
      case .held: "(r.status = 'held' AND NOT \(isLapsed))"
      case .expired: "(r.status = 'expired' OR \(isLapsed))"
      default: "r.status = \(text)"
      }
    }
    conditions["id"] = Self.number { ReservationID($0)?.rawValue }("r.id")
    conditions["camper.id"] = Self.number { CamperID($0)?.rawValue }("r.camper")
    conditions["camper.fullName"] = Filter.foldedText("camper.name_key")
    return conditions
  }

  /// True when the conditions are the filter itself, so that the engine can count the rows that will do.
  func areWhole(for filter: Filter) -> Bool {
    let whole = Set(numbers.keys).union(["here", "status"])
    return filter.isWhole(in: whole, of: conditions)
  }

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

/// The order of a list of reservations.
extension ReservationFields {
  /// The numbers, and ids, which people count as numbers.
  fileprivate var expressions: [String: SQL] { numbers.merging(["id": "r.id"]) { first, _ in first } }

  /// The expressions of an order, and behind them those of the list itself.
  func sorting(_ order: [RowOrder]) -> SQL {
    let expressions = expressions
    let own = order.compactMap { order in expressions[order.field].map(order.sorting) }
    return SQL.joined(own + ["r.arrival, site.order_key, site.number, r.id"], by: ", ")
  }
}

extension ReservationFilter {
  /// The fields by which the engine can sort.
  package static let sorted: Set<String> = Set(ReservationFields(seconds: 0).expressions.keys)
}
