/// One thing that is wrong with a request, as data: the subject, which rule or value, and what it is about.
///
/// Sentences are made by whoever shows it; the library has a ``phrase`` for each name.
public indirect enum Problem: Hashable, Sendable {
  case stay(StayProblem)
  case rule(RuleProblem)
  case capacity(CapacityProblem)
  case site(SiteProblem)
  case party(PartyProblem)
  case record(RecordProblem)
  case money(MoneyProblem)
  case price(PriceProblem)
  case person(PersonProblem)
  case undo(UndoProblem)
  case journal(JournalProblem)
  case desk(DeskProblem)
  case nights(NightsProblem)
  case waitlist(WaitlistProblem)
  case settings(SettingsProblem)
  case reference(ReferenceProblem)
  case report(ReportProblem)
  case check(CheckProblem)
  case mismatch(MismatchProblem)
  /// A problem of one reservation among several.
  case of(ReservationID, Problem)
  /// A problem that an earlier version kept with its sentence.
  case kept(KeptProblem)
}

extension Problem {
  /// The stable name that a script can test, such as `tooManyPeople`.
  public var name: String { summary.name.rawValue }
  /// The request's field, in camel case; nil when it is the request as a whole.
  public var field: String? { summary.field }
  /// The value as given; nil when there is none.
  public var value: String? { summary.value }
  /// The short phrase of its name, such as `Too many people`.
  public var phrase: String { summary.name.phrase }

  var summary: ProblemSummary {
    switch self {
    case .stay(let problem): problem.summary
    case .rule(let problem): problem.summary
    case .capacity(let problem): problem.summary
    case .site(let problem): problem.summary
    case .party(let problem): problem.summary
    case .record(let problem): problem.summary
    case .money(let problem): problem.summary
    case .price(let problem): problem.summary
    case .person(let problem): problem.summary
    case .undo(let problem): problem.summary
    case .journal(let problem): problem.summary
    case .desk(let problem): problem.summary
    case .nights(let problem): problem.summary
    case .waitlist(let problem): problem.summary
    case .settings(let problem): problem.summary
    case .reference(let problem): problem.summary
    case .report(let problem): problem.summary
    case .check(let problem): problem.summary
    case .mismatch(let problem): problem.summary
    case .of(let id, let problem): ProblemSummary(problem.summary.name, "reservation", id)
    case .kept(let problem): problem.summary
    }
  }

  /// The same of one reservation among several; a problem that is about that reservation already stays as it is.
  func naming(_ id: ReservationID?) -> Problem {
    guard let id else { return self }
    if case .desk(let problem) = self, problem.reservation == id { return self }
    return .of(id, self)
  }
}
