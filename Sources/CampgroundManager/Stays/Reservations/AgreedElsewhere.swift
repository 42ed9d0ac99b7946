import JSONText

/// A stay that was agreed elsewhere, and a rule that it breaks here.
package struct AgreedElsewhere: Hashable, Sendable {
  package let reservation: ReservationID
  package let problem: Problem
}

/// The rules that imported stays break: they stand as they were agreed (domain rule R35).
extension ReservationService {
  /// The stays to come, or going on, of a write that break a rule with a name, each with the rules that it breaks.
  package func agreedElsewhere<Thing>(_ written: WriteResult<Thing>) throws -> [AgreedElsewhere] {
    try journal.store.read { try agreedElsewhere(written.changes) }
  }

  func agreedElsewhere(_ changes: [JournalChange]) throws -> [AgreedElsewhere] {
    let imported = changes.filter { $0.kind == Reservation.kind && $0.after != nil }
    if imported.isEmpty { return [] }
    journal.store.expect([{ _ = try self.settings.settings() }])
    if try namedRules().isEmpty { return [] }
    return try journal.store.together(imported) { change -> [AgreedElsewhere] in
      // After a dry run it has no row.
      guard let after = try change.after.map({ try Reservation.read(image: $0) }), let id = after.id else { return [] }
      let before = try change.before.map { try Reservation.read(image: $0) }
      return try self.brokenRules(by: after, insteadOf: before).map { AgreedElsewhere(reservation: id, problem: $0) }
    }.flatMap(\.self)
  }

  private func brokenRules(by after: Reservation, insteadOf before: Reservation?) throws -> [Problem] {
    guard after.status.isActive, after.departure > today, after.nights != before?.nights,
      let stay = after.days
    else { return [] }
    let rules = try rules(for: after.camper, besides: after.id)
    let places = try Set(after.nights.map(\.site)).sorted().compactMap(site)
    let former = before?.nights.isEmpty == false ? before?.days : nil
    let broken = places.flatMap { rules.on($0).broken(by: stay, insteadOf: former) }.map { Problem.rule(.named($0)) }
    let gaps = try otherSites.gapProblems(of: after, insteadOf: before, rules)
    return (broken + gaps).reduce(into: []) { all, problem in if !all.contains(problem) { all.append(problem) } }
  }
}
