extension MismatchProblem {
  var sentence: String {
    switch self {
    case .nightOutsideStay(let id, let night, let site):
      "\(id) holds the night of \(night) on site \(site), which is not part of its stay"
    case .nightHeldTwice(let id, let night): "\(id) holds the night of \(night) on two sites"
    case .nightKept(let id, let status, let night, let site):
      "\(id) is \(status.rawValue), and still holds the night of \(night) on site \(site)"
    case .extrasWithoutPrice(let id, let night): "\(id) has extras for the night of \(night), which has no price"
    case .blockDiffers(let block): "\(block) does not hold exactly its own nights"
    case .displacedOutsideBlock(let block, let id, let night):
      "\(block) keeps the night of \(night) for \(id), which is not one of its own"
    case .needsDiffer(let entry): "The needs of \(entry) are not stored in their usual form"
    case .accountDiffers(let id, let item, let line, let charged, let agreed):
      "The account of \(id) is charged \(charged) minor units for \(Self.words(item, line)), but \(agreed) were agreed"
    case .penaltyWithoutReason(let id, let status, let item, let line, let charged):
      "The account of \(id), which is \(status.rawValue), is charged \(charged) minor units for "
        + Self.words(item, line)
    case .moreRefundedThanPaid(let id): "More was refunded than paid for \(id)"
    case .counterDiffers(let entry, let other): "\(entry) is the counter-entry of \(other) but not its opposite"
    case .strayEntries(let id): "There is no reservation \(id), but its account does not sum to zero"
    }
  }

  private static func words(_ item: AccountItem, _ line: String) -> String {
    line.isEmpty ? item.rawValue : "\(item.rawValue) (\(line))"
  }
}
