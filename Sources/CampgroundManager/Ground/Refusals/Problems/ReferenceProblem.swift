/// A reference that names no thing, several, or one of another kind.
package enum ReferenceProblem: Hashable, Sendable {
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
}

/// A camper whom a text may mean.
package struct CamperCandidate: Hashable, Sendable {
  package let id: CamperID
  package let fullName: String
  package let phoneNumber: String
}

extension ReferenceProblem {
  static func notFound(_ kind: ThingKind, _ text: String, field: String) -> ReferenceProblem {
    .notFound(kind, text, field: field, near: nil)
  }

  var summary: ProblemSummary {
    switch self {
    case .notFound(_, let text, let field, _): ProblemSummary(.notFound, field, text)
    case .renumbered(let text, _, _): ProblemSummary(.notFound, "site", text)
    case .wrongKind(let text, _, _, let field): ProblemSummary(.wrongKind, field, text)
    case .ambiguous(let text, _): ProblemSummary(.ambiguous, "camper", text)
    case .noCamper(let text, _): ProblemSummary(.notFound, "camper", text)
    case .severalReservations(let text, _): ProblemSummary(.ambiguous, "reservation", text)
    case .severalGroups(let text, _): ProblemSummary(.ambiguous, "group", text)
    case .noReservation(let text, _, _), .noReservationCalled(let text, _, _):
      ProblemSummary(.notFound, "reservation", text)
    }
  }
}
