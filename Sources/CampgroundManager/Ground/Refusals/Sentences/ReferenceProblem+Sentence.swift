extension ReferenceProblem {
  var sentence: String {
    switch self {
    case .notFound(.journalEntry, let text, _, _): "There is no entry \(text)"
    case .notFound(.facility, let text, _, _): "The export has no campsite of facility \(text)"
    case .notFound(.loop, let text, _, _): "No site in service is in a loop \(text)"
    case .notFound(.type, let text, _, _): "No site in service is of type \(text)"
    case .notFound(let kind, let text, _, let near):
      "There is no \(kind.noun) \(text)\(near.map { "; there is \($0)" } ?? "")"
    case .renumbered(let text, let day, let now):
      "There is no site \(text); it was renumbered on \(day.dated) and is \(now) now"
    case .wrongKind(let text, let actual, let wanted, _): "\(text) is a \(actual.noun), not a \(wanted.noun)"
    case .ambiguous(let text, let campers):
      "Several campers fit \(text): \(campers.map(\.words).joined(separator: ", "))"
    case .noCamper(let text, let near):
      "There is no camper \(text); near it \(near.count == 1 ? "is" : "are") "
        + Phrases.list(near.map(\.words))
    case .severalReservations(let text, let found):
      "Several reservations fit \(text): \(found.map(\.words).joined(separator: ", "))"
    case .noReservationCalled(let text, _, let near):
      "There is no reservation \(text); \(Phrases.either(near.map(\.words))) may be meant"
    case .severalGroups(let text, let names): "Several groups fit \(text): \(names.joined(separator: ", "))"
    case .noReservation(let text, let purpose, let nearest):
      purpose.none(text.hasPrefix("site ") ? "on \(text)" : "of \(text)")
        + (nearest.map { "; the nearest is \($0.words), \($0.status.description.lowercased())" } ?? "")
    }
  }
}

extension ReservationCandidate {
  /// `r-3 (Ann Lee, site 12, 2027-07-02 to 2027-07-04)`
  package var words: String { "\(id) (\(camper), site \(site), \(arrival.dated) to \(departure.dated))" }
}

extension ReservationPurpose {
  /// The beginning of the sentence that no reservation fits; `whose` is as in `of Ann Lee` or `on site 12`.
  fileprivate func none(_ whose: String) -> String {
    switch self {
    case .checkIn: "No reservation \(whose) can be checked in"
    case .checkOut: "No party \(whose) is checked in"
    case .look, .account, .money: "No reservation \(whose) is going on or to come"
    case .refund, .give: "No reservation \(whose) has money paid"
    case .security: "No security deposit \(whose) is held"
    case .confirm: "No hold \(whose) stands"
    case .cancel, .noShow: "No reservation \(whose) is to come"
    case .price, .receive: "No reservation \(whose) is to come or going on"
    case .charges: "No reservation \(whose) has charges"
    case .debt: "No reservation \(whose) owes anything"
    case .cancelled: "No reservation \(whose) is cancelled"
    }
  }
}

extension CamperCandidate {
  /// `c-3 (Ann Lee, 555-0101)`
  package var words: String { "\(id) (\(fullName), \(phoneNumber))" }
}

extension ThingKind {
  fileprivate var noun: String {
    switch self {
    case .camper: "camper"
    case .reservation: "reservation"
    case .group: "group"
    case .facility: "facility"
    case .site: "site"
    case .loop: "loop"
    case .type: "type"
    case .block: "block"
    case .waitlistEntry: "waitlist entry"
    case .journalEntry: "journal entry"
    case .ledgerEntry: "ledger entry"
    case .rate: "rate"
    case .tax: "tax"
    case .discount: "discount"
    case .item: "item"
    case .rule: "rule"
    }
  }
}
