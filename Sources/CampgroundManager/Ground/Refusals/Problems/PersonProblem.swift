/// A reason why a person's records cannot be merged or forgotten.
package enum PersonProblem: ProblemFamily {
  case mergedWithItself(CamperID)
  case mergedAlready(CamperID, into: CamperID)
  case stayOpen(CamperID, ReservationID, ReservationStatus, arrival: Day, departure: Day)
  /// The balance is in minor units, below 0 for a credit.
  case balanceOpen(CamperID, ReservationID, balance: Int, Currency)
  /// A security deposit is owed to the camper.
  case securityHeld(CamperID, ReservationID, held: Int, Currency)

  var summary: ProblemSummary {
    switch self {
    case .mergedWithItself(let camper):
      .init(.mergedWithItself, "other", camper, "\(camper) cannot be merged with itself")
    case .mergedAlready(let camper, let kept):
      .init(.mergedAlready, "other", camper, "\(camper) was merged into \(kept) already")
    case .stayOpen(let camper, let id, let status, let arrival, let departure):
      .init(
        .stayOpen, "camper", camper,
        "\(id) is still \(status.description.lowercased()), \(arrival.dated) to \(departure.dated)")
    case .securityHeld(let camper, let id, let held, let currency):
      .init(
        .balanceOpen, "camper", camper, "A security deposit of \(currency.text(held)) \(currency) is held for \(id)")
    case .balanceOpen(let camper, let id, let balance, let currency):
      .init(
        .balanceOpen, "camper", camper,
        "\(id) has \(Self.words(currency.text(Int(balance.magnitude)), currency, isOwed: balance > 0))")
    }
  }

  private static func words(_ amount: String, _ currency: Currency, isOwed: Bool) -> String {
    isOwed ? "\(amount) \(currency) to pay" : "a credit of \(amount) \(currency)"
  }
}
