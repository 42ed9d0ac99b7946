/// A decision of a person that lets a refused request through.
package enum Remedy: Hashable, Sendable, CaseIterable {
  /// A reason why the rules of stay and booking do not count.
  case override
  /// A reason why what a site takes does not count.
  case overrideCapacity
  /// Taking a site whose longest rig is not known.
  case acceptUnknownLength
  /// Ending a need that the party no longer has.
  case endNeed
  /// Blocking nights of reservations too.
  case force
  /// Blocking none but nights to come, which are all that can be taken from reservations.
  case forceFromToday
  /// Giving a stay the nights from today on.
  case comeToday
  /// Making the hold a reservation first.
  case confirmFirst
  /// Another reservation, as far as the nights are free.
  case reserveAgain
  /// Another reservation, checked in at once, instead of one that cannot be moved.
  case reserveAndCheckIn
  /// Waiving a charge, where no night is charged.
  case waive
  /// A reservation that takes the rest of a payment.
  case credit
  /// Looking for the reservation by a part of a name.
  case find

  /// Returns nil for a problem that no decision removes.
  init?(for problem: Problem) {
    switch problem.kind {
    case .rule: self = .override
    case .capacity: self = .overrideCapacity
    case .site(.rigLengthUnknown): self = .acceptUnknownLength
    case .site(let problem) where problem.isLackOfNeed: self = .endNeed
    case .site(.noneFits(let misfit)):
      guard let remedy = misfit.remedy, remedy != .endNeed else { return nil }
      self = remedy
    case .at(_, let problem): self.init(for: problem)
    case .desk(.arrivesLater(_, _, _, canCome: true)): self = .comeToday
    case .stay, .site, .party, .record, .money, .price, .person, .undo, .journal, .desk, .nights, .waitlist, .settings,
      .reference, .report, .check, .mismatch, .of, .kept:
      return nil
    }
  }

  /// The decisions that help where the needs themselves are requested.
  package static let ofRequests = allCases.filter { $0 != .endNeed }

  /// The decisions that let all of them through; empty when one of them stands in any case.
  package static func all(for problems: [Problem], among known: [Remedy] = allCases) -> [Remedy] {
    let remedies = problems.map { Remedy(for: $0) }
    return remedies.allSatisfy { $0.map(known.contains) ?? false } ? known.filter(remedies.contains) : []
  }
}
