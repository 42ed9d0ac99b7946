/// A reason why a person's records cannot be merged or forgotten.
package enum PersonProblem: Hashable, Sendable {
  case mergedWithItself(CamperID)
  case mergedAlready(CamperID, into: CamperID)
  case stayOpen(CamperID, ReservationID, ReservationStatus, arrival: Day, departure: Day)
  /// The balance is in minor units, below 0 for a credit.
  case balanceOpen(CamperID, ReservationID, balance: Int, Currency)
  /// A security deposit is owed to the camper.
  case securityHeld(CamperID, ReservationID, held: Int, Currency)
}

extension PersonProblem {
  var summary: ProblemSummary {
    switch self {
    case .mergedWithItself(let camper): ProblemSummary(.mergedWithItself, "other", camper)
    case .mergedAlready(let camper, _): ProblemSummary(.mergedAlready, "other", camper)
    case .stayOpen(let camper, _, _, _, _): ProblemSummary(.stayOpen, "camper", camper)
    case .balanceOpen(let camper, _, _, _), .securityHeld(let camper, _, _, _):
      ProblemSummary(.balanceOpen, "camper", camper)
    }
  }
}
