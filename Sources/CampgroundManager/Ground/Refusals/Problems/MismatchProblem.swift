/// Nights and accounts that differ from the agreement; amounts are minor units.
package enum MismatchProblem: Hashable, Sendable {
  case nightOutsideStay(ReservationID, Day, SiteNumber)
  case nightHeldTwice(ReservationID, Day)
  /// A reservation that is over holds a night.
  case nightKept(ReservationID, ReservationStatus, Day, SiteNumber)
  case extrasWithoutPrice(ReservationID, Day)
  case blockDiffers(BlockID)
  case displacedOutsideBlock(BlockID, ReservationID, Day)
  /// The needs of a stay or of an entry of the waitlist, by its id.
  case needsDiffer(String)
  /// `line` is the name of one of the item's lines, empty when there is only one.
  case accountDiffers(ReservationID, AccountItem, line: String, charged: Int, agreed: Int)
  case penaltyWithoutReason(ReservationID, ReservationStatus, AccountItem, line: String, charged: Int)
  case moreRefundedThanPaid(ReservationID)
  /// The first is to take the second back.
  case counterDiffers(LedgerID, LedgerID)
  /// There is no reservation of the account.
  case strayEntries(ReservationID)
}

extension MismatchProblem {
  var summary: ProblemSummary {
    switch self {
    case .nightOutsideStay(let id, _, _): ProblemSummary(.nightOutsideStay, "nights", id)
    case .nightHeldTwice(let id, _): ProblemSummary(.nightHeldTwice, "nights", id)
    case .nightKept(let id, _, _, _): ProblemSummary(.nightKept, "nights", id)
    case .extrasWithoutPrice(let id, _): ProblemSummary(.extrasWithoutPrice, "nights", id)
    case .blockDiffers(let id): ProblemSummary(.blockDiffers, "nights", id)
    case .displacedOutsideBlock(let id, _, _): ProblemSummary(.displacedOutsideBlock, "displaced", id)
    case .needsDiffer(let id): ProblemSummary(.needsDiffer, "needs", id)
    case .accountDiffers(let id, let item, _, _, _): ProblemSummary(.accountDiffers, item.rawValue, id)
    case .penaltyWithoutReason(let id, _, let item, _, _): ProblemSummary(.penaltyWithoutReason, item.rawValue, id)
    case .moreRefundedThanPaid(let id): ProblemSummary(.moreRefundedThanPaid, "paid", id)
    case .counterDiffers(let id, _): ProblemSummary(.counterDiffers, "ledger", id)
    case .strayEntries(let id): ProblemSummary(.strayEntries, "ledger", id)
    }
  }
}
