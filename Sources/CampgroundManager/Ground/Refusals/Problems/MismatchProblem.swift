/// Nights and accounts that differ from the agreement; amounts are minor units.
package enum MismatchProblem: ProblemFamily {
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

  var summary: ProblemSummary {
    switch self {
    case .nightOutsideStay(let id, let night, let site):
      .init(
        .nightOutsideStay, "nights", id,
        "\(id) holds the night of \(night) on site \(site), which is not part of its stay")
    case .nightHeldTwice(let id, let night):
      .init(.nightHeldTwice, "nights", id, "\(id) holds the night of \(night) on two sites")
    case .nightKept(let id, let status, let night, let site):
      .init(
        .nightKept, "nights", id, "\(id) is \(status.rawValue), and still holds the night of \(night) on site \(site)")
    case .extrasWithoutPrice(let id, let night):
      .init(.extrasWithoutPrice, "nights", id, "\(id) has extras for the night of \(night), which has no price")
    case .blockDiffers(let block):
      .init(.blockDiffers, "nights", block, "\(block) does not hold exactly its own nights")
    case .displacedOutsideBlock(let block, let id, let night):
      .init(
        .displacedOutsideBlock, "displaced", block,
        "\(block) keeps the night of \(night) for \(id), which is not one of its own")
    case .needsDiffer(let entry):
      .init(.needsDiffer, "needs", entry, "The needs of \(entry) are not stored in their usual form")
    case .accountDiffers(let id, let item, let line, let charged, let agreed):
      .init(
        .accountDiffers, item.rawValue, id,
        "The account of \(id) is charged \(charged) minor units for \(Self.words(item, line)), but \(agreed) were agreed"
      )
    case .penaltyWithoutReason(let id, let status, let item, let line, let charged):
      .init(
        .penaltyWithoutReason, item.rawValue, id,
        "The account of \(id), which is \(status.rawValue), is charged \(charged) minor units for "
          + Self.words(item, line))
    case .moreRefundedThanPaid(let id):
      .init(.moreRefundedThanPaid, "paid", id, "More was refunded than paid for \(id)")
    case .counterDiffers(let entry, let other):
      .init(.counterDiffers, "ledger", entry, "\(entry) is the counter-entry of \(other) but not its opposite")
    case .strayEntries(let id):
      .init(.strayEntries, "ledger", id, "There is no reservation \(id), but its account does not sum to zero")
    }
  }

  private static func words(_ item: AccountItem, _ line: String) -> String {
    line.isEmpty ? item.rawValue : "\(item.rawValue) (\(line))"
  }
}
