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
    return try zip(changes, accounts(changes)).map { change, account in
      try entry.changed(change.before, to: change.after)
      return try adjusted(account, insteadOf: change.before, &entry)
    }
  }

  /// Stores a new reservation as it was agreed, and charges it these lines.
  func agree(
    _ draft: Reservation, on site: CampSite, lines: [LedgerLine], _ entry: inout JournalEntry
  ) throws -> Reservation {
    let made = try reservations.insert(draft, on: site)
    try entry.created(made)
    return try charge(ChangedAccount(before: nil, after: made), lines, &entry)
  }

  /// Stores a reservation as it has been agreed elsewhere, and charges it these lines beside those that were charged by
  /// hand here.
  func agree(
    _ before: Reservation, to after: Reservation, lines: [LedgerLine], _ entry: inout JournalEntry
  ) throws -> Reservation {
    try reservations.update(before, to: after)
    try entry.changed(before, to: after)
    let account = try accounts([(before, after)])[0]
    let all = lines + account.charged.filter { $0.item.staysCharged }
    return try charge(account, all + account.charged.waivers(beside: all), &entry)
  }

  /// The reservation with its account charged these lines.
  private func charge(
    _ account: ChangedAccount, _ lines: [LedgerLine], _ entry: inout JournalEntry
  ) throws -> Reservation {
    var charged = account.after
    guard let id = charged.id else { return charged }
    charged.sums = try ledger.adjust(
      ChargedAccount(
        id: id, lines: lines, charged: account.charged, sums: charged.sums,
        memo: AccountMemo(before: account.before, after: charged).text), &entry)
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
    _ account: ChangedAccount, insteadOf before: Reservation, _ entry: inout JournalEntry
  ) throws -> Reservation {
    let lines = try lines(of: account, insteadOf: before)
    return try charge(account, lines + waived(account, insteadOf: before).waivers(beside: lines), &entry)
  }

  /// The accounts of changed reservations, read at once.
  private func accounts(_ changes: [(before: Reservation, after: Reservation)]) throws -> [ChangedAccount] {
    let charged = try ledger.table.lines(of: changes.compactMap(\.after.id))
    var accounts = changes.map { before, after in
      ChangedAccount(before: before, after: after, charged: after.id.flatMap { charged[$0] } ?? [])
    }
    let policies = try policies.policies(of: accounts.filter(\.needsPolicy).map(\.after.policy))
    for place in accounts.indices { accounts[place].policy = policies[accounts[place].after.policy] ?? Policy() }
    return accounts
  }
}

/// The account of a reservation that has changed.
private struct ChangedAccount {
  /// The reservation before; nil for a new one.
  let before: Reservation?
  let after: Reservation
  /// The lines that it was charged.
  var charged: [LedgerLine] = []
  /// The policy by which a stay that does not come about as agreed costs something, where it does not.
  var policy = Policy()

  var needsPolicy: Bool {
    guard before?.status != after.status else { return false }
    return switch after.status {
    case .cancelled, .noShow: true
    case .checkedOut: isShorter
    default: false
    }
  }

  var isShorter: Bool { before.map { after.nights.count < $0.nights.count } ?? false }
}

extension ReservationWriter {
  /// The charged lines with the waivers that a change of status leaves: those of a stay end with it, and come back with a
  /// party that comes late.
  private func waived(_ account: ChangedAccount, insteadOf before: Reservation) throws -> [LedgerLine] {
    let (after, charged) = (account.after, account.charged)
    return switch (before.status, after.status) {
    // Nothing is owed for a hold that has run out.
    case (_, .expired): []
    case (.noShow, .checkedIn): try charged + (after.id.map(reservations.waiversBeforeNoShow) ?? [])
    case (after.status, _): charged
    case (_, .cancelled), (_, .noShow): try before.price.leaving(charged)
    default: charged
    }
  }

  /// The lines of an account without waivers. Nothing is owed for a hold that has run out; otherwise charges made by
  /// hand stand (R31).
  private func lines(of account: ChangedAccount, insteadOf before: Reservation) throws -> [LedgerLine] {
    let after = account.after
    let charged = after.status == .expired ? [] : account.charged
    if before.status == .checkedOut, after.status == .checkedOut {
      // The penalty for leaving early, and its taxes, stay.
      let (former, present) = try (
        before.price.lines + corrections(of: before), after.price.lines + corrections(of: after)
      )
      return Ledger.differences(
        from: [], to: charged.filter { $0.item != .discountsApart } + Ledger.differences(from: former, to: present))
    }
    var lines = try after.price.lines
    if let penalty = try penalty(account, insteadOf: before) {
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
  private func penalty(_ account: ChangedAccount, insteadOf before: Reservation) throws -> [LedgerLine]? {
    let (after, charged) = (account.after, account.charged)
    guard before.status != after.status else { return nil }
    return switch after.status {
    case .cancelled: try cancellation(of: before, by: account.policy, beside: charged).lines
    case .noShow: try before.price.penalty(account.policy.noShow, named: Penalty.noShow, beside: charged)
    // The price of the nights given back, as far as it is kept (R11); their taxes stay taxes (R31).
    case .checkedOut where account.isShorter && account.policy.early == .keep:
      try before.price.penalty(insteadOf: after.price, named: Penalty.early)
    default: nil
    }
  }

  /// The charges for cancelling a reservation today, and their band; never more than is charged (R8).
  func cancellation(
    of reservation: Reservation, by policy: Policy, beside charged: [LedgerLine]
  ) throws -> (lines: [LedgerLine], band: CancellationBands<Int>.Band?) {
    let daysLeft = ledger.journal.clock.today.distance(to: reservation.arrival)
    let band = policy.cancellation.band(daysLeft: daysLeft)
    let lines = try band.map {
      try reservation.price.penalty($0.portion, named: Penalty.cancellation, beside: charged)
    }
    return (lines ?? [], band)
  }
}

extension Reservation {
  /// The price of the nights that it holds.
  var price: StayPrice { StayPrice(nights: nights.map(\.price), taxes: taxes, discounts: terms?.discounts ?? []) }
}
