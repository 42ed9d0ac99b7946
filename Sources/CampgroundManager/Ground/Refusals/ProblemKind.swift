/// A problem by its subject; each has an enumeration of its own.
package indirect enum ProblemKind: Hashable, Sendable {
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
  /// A problem of one site among several.
  case at(SiteNumber, Problem)
  /// A problem that an earlier version kept with its sentence.
  case kept(KeptProblem)

  var summary: ProblemSummary {
    switch self {
    case .of(let id, let problem):
      ProblemSummary(problem.kind.summary.name, "reservation", id, "\(id): \(problem)")
    case .at(let site, let problem):
      ProblemSummary(
        problem.kind.summary.name, "site", site,
        "Site \(site): \(problem.description.prefix(1).lowercased())\(problem.description.dropFirst())")
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
    case .kept(let problem): problem.summary
    }
  }
}
