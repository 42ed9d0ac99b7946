/// Stores changed reservations, and keeps their rows, the journal and their accounts in step.
struct ReservationWriter {
  let reservations: ReservationTable
  let ledger: Ledger
  let policies: PolicyTable

  init(_ journal: Journal, _ reservations: ReservationTable) {
    self.reservations = reservations
    ledger = Ledger(journal: journal)
    policies = PolicyTable(store: journal.store)
  }

  /// Stores a new reservation and charges it; `draft` has no id yet.
  func make(_ draft: Reservation, on site: CampSite, _ entry: inout JournalEntry) throws -> Reservation {
    // The answer has the deposit.
    policies.store.expectAfterwards([{ [policies] in _ = try policies.policy(draft.policy) }])
    return try agree(draft, on: site, lines: draft.price.lines, &entry)
  }

  /// Stores reservations as they are now: all release nights before any takes one. The new price of each is charged.
  ///
  /// Throws ``CampingError`` naming who holds a night that one did not hold before.
  func keep(
    _ changes: [(before: Reservation, after: Reservation)], _ entry: inout JournalEntry
  ) throws -> [Reservation] {
    do {
      try reservations.update(changes)
    } catch StoreError.constraint(.foreignKey) {
      throw StoreError.corrupt("a reservation refers to what is not there")
    }
    return try changes.map { before, after in
      try entry.changed(before, to: after)
      return try adjusted(before, after, &entry)
    }
  }

  /// Stores a new reservation as it was agreed, and charges it these lines.
  func agree(
    _ draft: Reservation, on site: CampSite, lines: [LedgerLine], _ entry: inout JournalEntry
  ) throws -> Reservation {
    let made = try reservations.insert(draft, on: site)
    try entry.created(made)
    return try charge(made, insteadOf: nil, lines, &entry)
  }

  /// Stores a reservation as it has been agreed elsewhere, and charges it these lines beside those that were charged by
  /// hand here.
  func agree(
    _ before: Reservation, to after: Reservation, lines: [LedgerLine], _ entry: inout JournalEntry
  ) throws -> Reservation {
    try reservations.update(before, to: after)
    try entry.changed(before, to: after)
    let charged = try after.id.map(ledger.table.lines) ?? []
    let all = lines + charged.filter { $0.item.staysCharged }
    return try charge(after, insteadOf: before, all + charged.waivers(beside: all), &entry)
  }

  /// The reservation with its account charged these lines.
  private func charge(
    _ after: Reservation, insteadOf before: Reservation?, _ lines: [LedgerLine], _ entry: inout JournalEntry
  ) throws -> Reservation {
    guard let id = after.id else { return after }
    var charged = after
    charged.sums = try ledger.adjust(
      ChargedAccount(
        id: id, lines: lines, sums: after.sums, isNew: before == nil,
        memo: AccountMemo(before: before, after: after).text), &entry)
    return charged
  }

  /// The reservation after the rest of a penalty was waived.
  func waive(
    _ name: String, of reservation: Reservation, because reason: String, _ entry: inout JournalEntry
  ) throws -> Reservation {
    guard let id = reservation.id else { return reservation }
    var waived = reservation
    for draft in try ledger.table.lines(of: id).waiver(of: name, on: id, because: reason) ?? [] {
      try ledger.append(draft, &entry)
      waived.sums.total += draft.amount
    }
    waived.sums = try ledger.cut(waived.sums, of: id, &entry)
    return waived
  }

  /// The reservation with its account brought up to date.
  private func adjusted(
    _ before: Reservation, _ after: Reservation, _ entry: inout JournalEntry
  ) throws -> Reservation {
    guard let id = after.id else { return after }
    // Nothing is owed for a hold that has run out; otherwise charges made by hand stand (R31).
    let charged = after.status == .expired ? [] : try ledger.table.lines(of: id)
    var lines = try lines(of: after, insteadOf: before, charged)
    lines += try waived(before, after, charged).waivers(beside: lines)
    return try charge(after, insteadOf: before, lines, &entry)
  }
}

extension ReservationWriter {
  /// The charged lines with the waivers that a change of status leaves: those of a stay end with it, and come back with a
  /// party that comes late.
  private func waived(
    _ before: Reservation, _ after: Reservation, _ charged: [LedgerLine]
  ) throws -> [LedgerLine] {
    switch (before.status, after.status) {
    case (.noShow, .checkedIn): try charged + (after.id.map(reservations.waiversBeforeNoShow) ?? [])
    case (after.status, _): charged
    case (_, .cancelled), (_, .noShow): try before.price.leaving(charged)
    default: charged
    }
  }

  /// The lines of an account without waivers.
  private func lines(
    of after: Reservation, insteadOf before: Reservation, _ charged: [LedgerLine]
  ) throws -> [LedgerLine] {
    if before.status == .checkedOut, after.status == .checkedOut {
      // The penalty for leaving early, and its taxes, stay.
      let (former, present) = try (
        before.price.lines + corrections(of: before), after.price.lines + corrections(of: after)
      )
      return Ledger.differences(
        from: [], to: charged.filter { $0.item != .discountsApart } + Ledger.differences(from: former, to: present))
    }
    var lines = try after.price.lines
    if let penalty = try penalty(before, after, beside: charged) {
      lines = penalty + (after.status == .checkedOut ? lines : [])
    }
    lines += charged.filter { $0.item.staysCharged }
    if [.held, .reserved, .checkedIn, .checkedOut].contains(after.status) {
      lines += try corrections(before, after, charged)
    }
    return lines
  }

  /// The lines that correct the slept nights of a stay that has become another.
  ///
  /// Lines of version 0.9.0, which knew no charge of a night as it has become, stay until a night has one.
  private func corrections(
    _ before: Reservation, _ after: Reservation, _ charged: [LedgerLine]
  ) throws -> [LedgerLine] {
    guard before.price.isCorrected || after.price.isCorrected else {
      return before.status == .noShow ? [] : charged.filter { $0.item.correctsStay }
    }
    return try corrections(of: after)
  }

  private func corrections(of after: Reservation) throws -> [LedgerLine] {
    guard after.price.isCorrected else { return [] }
    let types = try CampSiteTable(store: ledger.journal.store).types()
    return try after.price.corrections(
      after.nights.filter { $0.price != nil }.map { PricedDay(night: $0.night, type: types[$0.site]) })
  }
}

/// The penalty for a stay that does not come about as agreed, by the policy in force when it was made.
extension ReservationWriter {
  /// Returns nil when the step has no price of its own.
  private func penalty(
    _ before: Reservation, _ after: Reservation, beside charged: [LedgerLine]
  ) throws -> [LedgerLine]? {
    guard before.status != after.status else { return nil }
    return switch after.status {
    case .cancelled: try cancellation(of: before, beside: charged).lines
    case .noShow:
      try before.price.penalty(policies.policy(before.policy).noShow, named: Penalty.noShow, beside: charged)
    case .checkedOut: try earlyDeparture(before, after)
    default: nil
    }
  }

  /// The charges for cancelling a reservation today, and their band; never more than is charged (R8).
  func cancellation(
    of reservation: Reservation, beside charged: [LedgerLine]
  ) throws -> (lines: [LedgerLine], band: CancellationBands<Int>.Band?) {
    let daysLeft = ledger.journal.clock.today.distance(to: reservation.arrival)
    let band = try policies.policy(reservation.policy).cancellation.band(daysLeft: daysLeft)
    let lines = try band.map {
      try reservation.price.penalty($0.portion, named: Penalty.cancellation, beside: charged)
    }
    return (lines ?? [], band)
  }

  /// The price of the nights given back, as far as it is kept (R11); their taxes stay taxes (R31).
  private func earlyDeparture(_ before: Reservation, _ after: Reservation) throws -> [LedgerLine]? {
    guard after.nights.count < before.nights.count, try policies.policy(before.policy).early == .keep else {
      return nil
    }
    return try before.price.penalty(insteadOf: after.price, named: Penalty.early)
  }
}

extension Reservation {
  /// The price of the nights that it holds.
  var price: StayPrice { StayPrice(nights: nights.map(\.price), taxes: taxes, discounts: terms?.discounts ?? []) }
}
