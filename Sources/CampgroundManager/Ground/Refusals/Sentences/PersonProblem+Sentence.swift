extension PersonProblem {
  var sentence: String {
    switch self {
    case .mergedWithItself(let camper): "\(camper) cannot be merged with itself"
    case .mergedAlready(let camper, let kept): "\(camper) was merged into \(kept) already"
    case .stayOpen(_, let id, let status, let arrival, let departure):
      "\(id) is still \(status.description.lowercased()), \(arrival.dated) to \(departure.dated)"
    case .securityHeld(_, let id, let held, let currency):
      "A security deposit of \(currency.text(held)) \(currency) is held for \(id)"
    case .balanceOpen(_, let id, let balance, let currency):
      "\(id) has \(Self.words(currency.text(Int(balance.magnitude)), currency, isOwed: balance > 0))"
    }
  }

  private static func words(_ amount: String, _ currency: Currency, isOwed: Bool) -> String {
    isOwed ? "\(amount) \(currency) to pay" : "a credit of \(amount) \(currency)"
  }
}
