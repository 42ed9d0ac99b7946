import CampgroundManager

extension ReferenceProblem {
  var sentence: String {
    switch self {
    case .notFound(.journalEntry, let text, _, _): "There is no entry \(text)"
    case .notFound(.facility, let text, _, _): "The export has no campsite of facility \(text)"
    case .notFound(.loop, let text, _, _): "No site in service is in a loop \(text)"
    case .notFound(.type, let text, _, _): "No site in service is of type \(text)"
    case .notFound(let kind, let text, _, let near):
      "There is no \(kind.noun) \(text)\(near.map { "; there is \($0)" } ?? "")"
    case .wrongKind(let text, let actual, let wanted, _): "\(text) is a \(actual.noun), not a \(wanted.noun)"
    case .ambiguous(let text, let campers):
      "Several campers fit \(text): \(campers.map(\.words).joined(separator: ", "))"
    }
  }
}

extension CamperCandidate {
  fileprivate var words: String { "\(id) (\(fullName), \(phoneNumber))" }
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
    }
  }
}
