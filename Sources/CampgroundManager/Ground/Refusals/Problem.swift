/// A problem of a request, as data: its subject, its name, and the values that it is about.
///
/// Its ``description`` is the sentence, its ``phrase`` a few words that every problem of the name shares.
public struct Problem: Hashable, Sendable, CustomStringConvertible {
  package let kind: ProblemKind

  init(_ kind: ProblemKind) { self.kind = kind }

  /// The stable name that a script can test, such as `tooManyPeople`.
  public var name: String { kind.summary.name.rawValue }
  /// The request's field, in camel case; nil when it is the request as a whole.
  public var field: String? { kind.summary.field }
  /// The value as given; nil when there is none.
  public var value: String? { kind.summary.value }
  /// The problem in words, as a clause without its full stop: `The site takes at most 8 people; 9 were requested`.
  public var description: String { kind.summary.sentence() }
  /// The short phrase of its name, such as `Too many people`.
  public var phrase: String { kind.summary.name.phrase }

  /// The same of one reservation among several; a problem that is about that reservation already stays as it is.
  func naming(_ id: ReservationID?) -> Problem {
    guard let id else { return self }
    if case .desk(let problem) = kind, problem.reservation == id { return self }
    return .of(id, self)
  }

  /// The same of one site among several; a problem that names that site already stays as it is.
  func naming(_ site: SiteNumber) -> Problem {
    switch kind {
    case .site(.retired), .nights(.taken), .desk(.siteOccupied), .reference: self
    default: .at(site, self)
    }
  }
}

extension Problem {
  package static func stay(_ problem: StayProblem) -> Problem { Problem(.stay(problem)) }
  package static func rule(_ problem: RuleProblem) -> Problem { Problem(.rule(problem)) }
  package static func capacity(_ problem: CapacityProblem) -> Problem { Problem(.capacity(problem)) }
  package static func site(_ problem: SiteProblem) -> Problem { Problem(.site(problem)) }
  package static func party(_ problem: PartyProblem) -> Problem { Problem(.party(problem)) }
  package static func record(_ problem: RecordProblem) -> Problem { Problem(.record(problem)) }
  package static func money(_ problem: MoneyProblem) -> Problem { Problem(.money(problem)) }
  package static func price(_ problem: PriceProblem) -> Problem { Problem(.price(problem)) }
  package static func person(_ problem: PersonProblem) -> Problem { Problem(.person(problem)) }
  package static func undo(_ problem: UndoProblem) -> Problem { Problem(.undo(problem)) }
  package static func journal(_ problem: JournalProblem) -> Problem { Problem(.journal(problem)) }
  package static func desk(_ problem: DeskProblem) -> Problem { Problem(.desk(problem)) }
  package static func nights(_ problem: NightsProblem) -> Problem { Problem(.nights(problem)) }
  package static func waitlist(_ problem: WaitlistProblem) -> Problem { Problem(.waitlist(problem)) }
  package static func settings(_ problem: SettingsProblem) -> Problem { Problem(.settings(problem)) }
  package static func reference(_ problem: ReferenceProblem) -> Problem { Problem(.reference(problem)) }
  package static func report(_ problem: ReportProblem) -> Problem { Problem(.report(problem)) }
  package static func check(_ problem: CheckProblem) -> Problem { Problem(.check(problem)) }
  package static func mismatch(_ problem: MismatchProblem) -> Problem { Problem(.mismatch(problem)) }
  package static func kept(_ problem: KeptProblem) -> Problem { Problem(.kept(problem)) }
  package static func at(_ site: SiteNumber, _ problem: Problem) -> Problem { Problem(.at(site, problem)) }
  package static func of(_ id: ReservationID, _ problem: Problem) -> Problem { Problem(.of(id, problem)) }
}

extension Reference where ID: KindIdentifier {
  /// The id that the text can mean; nil when it has no id's form.
  ///
  /// Throws ``CampingError`` for another kind's id.
  func id() throws(CampingError) -> ID? {
    switch meaning {
    case .id(let id): return id
    case .text: return nil
    case .otherKind(let kind):
      throw CampingError(.wrongKind, [.reference(.wrongKind(text, is: kind, not: ID.kind, field: ID.field))])
    }
  }
}
