/// A reference that names no thing, several, or one of another kind.
package enum ReferenceProblem: ProblemFamily {
  /// `near` is a thing that is called nearly so.
  case notFound(ThingKind, String, field: String, near: String?)
  /// No site has this number; the one that had it was renumbered on a day.
  case renumbered(String, on: Day, now: SiteNumber)
  case wrongKind(String, is: ThingKind, not: ThingKind, field: String)
  case ambiguous(String, [CamperCandidate])
  /// No camper fits a text exactly; these come near it.
  case noCamper(String, near: [CamperCandidate])
  /// Several reservations fit, of which the person has to name one.
  case severalReservations(String, [ReservationCandidate])
  /// No reservation is called so; on these of a similar name, or on the site of that number, the command can act.
  case noReservationCalled(String, ReservationPurpose, near: [ReservationCandidate])
  /// Several groups have this name in another case or with other accents.
  case severalGroups(String, [String])
  /// No reservation fits; `nearest` is one on which the command cannot act.
  case noReservation(String, ReservationPurpose, nearest: ReservationCandidate?)

  static func notFound(_ kind: ThingKind, _ text: String, field: String) -> ReferenceProblem {
    .notFound(kind, text, field: field, near: nil)
  }

  var summary: ProblemSummary {
    switch self {
    case .notFound(.journalEntry, let text, let field, _): .init(.notFound, field, text, "There is no entry \(text)")
    case .notFound(.facility, let text, let field, _):
      .init(.notFound, field, text, "The export has no campsite of facility \(text)")
    case .notFound(.loop, let text, let field, _):
      .init(.notFound, field, text, "No site in service is in a loop \(text)")
    case .notFound(.type, let text, let field, _):
      .init(.notFound, field, text, "No site in service is of type \(text)")
    case .notFound(let kind, let text, let field, let near):
      .init(.notFound, field, text, "There is no \(kind.noun) \(text)\(near.map { "; there is \($0)" } ?? "")")
    case .renumbered(let text, let day, let now):
      .init(.notFound, "site", text, "There is no site \(text); it was renumbered on \(day.dated) and is \(now) now")
    case .wrongKind(let text, let actual, let wanted, let field):
      .init(.wrongKind, field, text, "\(text) is a \(actual.noun), not a \(wanted.noun)")
    case .ambiguous(let text, let campers):
      .init(.ambiguous, "camper", text, "Several campers fit \(text): \(campers.map(\.words).joined(separator: ", "))")
    case .noCamper(let text, let near):
      .init(
        .notFound, "camper", text,
        "There is no camper \(text); near it \(near.count == 1 ? "is" : "are") "
          + Phrases.list(near.map(\.words)))
    case .severalReservations(let text, let found):
      .init(
        .ambiguous, "reservation", text,
        "Several reservations fit \(text): \(found.map(\.words).joined(separator: ", "))")
    case .noReservationCalled(let text, _, let near):
      .init(
        .notFound, "reservation", text,
        "There is no reservation \(text); \(Phrases.either(near.map(\.words))) may be meant")
    case .severalGroups(let text, let names):
      .init(.ambiguous, "group", text, "Several groups fit \(text): \(names.joined(separator: ", "))")
    case .noReservation(let text, let purpose, let nearest):
      .init(
        .notFound, "reservation", text,
        purpose.none(text.hasPrefix("site ") ? "on \(text)" : "of \(text)")
          + (nearest.map { "; the nearest is \($0.words), \($0.status.description.lowercased())" } ?? ""))
    }
  }
}

/// A reservation that a text may mean.
package struct ReservationCandidate: Hashable, Sendable {
  package let id: ReservationID
  package let camper: String
  package let site: SiteNumber
  package let arrival: Day
  package let departure: Day
  package let status: ReservationStatus
  package var camperID: CamperID?

  /// `r-3 (Ann Lee, site 12, 2027-07-02 to 2027-07-04)`
  package var words: String { "\(id) (\(camper), site \(site), \(arrival.dated) to \(departure.dated))" }
}

/// A camper whom a text may mean.
package struct CamperCandidate: Hashable, Sendable {
  package let id: CamperID
  package let fullName: String
  package let phoneNumber: String

  /// `c-3 (Ann Lee, 555-0101)`
  package var words: String { "\(id) (\(fullName), \(phoneNumber))" }
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
