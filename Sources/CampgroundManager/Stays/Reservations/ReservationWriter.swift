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
    let lines = try draft.price.lines
    var made = try reservations.insert(draft, on: site)
    try entry.created(made)
    guard let id = made.id else { return made }
    let memo = Memo(before: nil, after: made)
    made.sums = try ledger.adjust(id, to: lines, from: made.sums, isNew: true, &entry, memo: memo.text)
    return made
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

  /// The reservation with its account brought up to date.
  private func adjusted(
    _ before: Reservation, _ after: Reservation, _ entry: inout JournalEntry
  ) throws -> Reservation {
    guard let id = after.id else { return after }
    var lines = try after.price.lines
    var adjusted = after
    if let penalty = try penalty(before, after) {
      lines = [penalty].filter { $0.amount > 0 } + (after.status == .checkedOut ? lines : [])
    }
    // Of a cancelled stay only the fee remains; otherwise charges made by hand stand.
    if after.status != .cancelled, after.status != .expired {
      lines += try ledger.table.lines(of: id).filter { $0.item == .other }
    }
    let memo = Memo(before: before, after: after)
    adjusted.sums = try ledger.adjust(id, to: lines, from: after.sums, &entry, memo: memo.text)
    return adjusted
  }
}

/// The penalty for a stay that does not come about as agreed, by the policy in force when it was made.
extension ReservationWriter {
  /// Returns nil when the step has no price of its own.
  private func penalty(_ before: Reservation, _ after: Reservation) throws -> LedgerLine? {
    guard before.status != after.status else { return nil }
    return switch after.status {
    case .cancelled: LedgerLine(item: .penalties, name: "cancellation", amount: try cancellation(of: before).fee)
    case .noShow: LedgerLine(item: .penalties, name: "no-show", amount: try noShowFee(of: before))
    case .checkedOut: try earlyDeparture(before, after)
    default: nil
    }
  }

  /// The fee of cancelling a reservation today, and its band; never more than was charged (R8).
  func cancellation(of reservation: Reservation) throws -> (fee: Int, band: CancellationBands<Int>.Band?) {
    let daysLeft = ledger.journal.clock.today.distance(to: reservation.arrival)
    let band = try policies.policy(reservation.policy).cancellation.band(daysLeft: daysLeft)
    return (band?.portion.of(reservation.sums.total, nights: reservation.price.sums) ?? 0, band)
  }

  /// The fee of a no-show; charges made by hand are no part of it, and stay.
  private func noShowFee(of reservation: Reservation) throws -> Int {
    let portion = try policies.policy(reservation.policy).noShow
    return portion.of(try reservation.price.total, nights: reservation.price.sums)
  }

  /// The price of the nights given back, as far as it is kept (R11).
  private func earlyDeparture(_ before: Reservation, _ after: Reservation) throws -> LedgerLine? {
    guard after.nights.count < before.nights.count, try policies.policy(before.policy).early == .keep else {
      return nil
    }
    return LedgerLine(
      item: .penalties, name: "early departure", amount: try before.price.total - after.price.total)
  }
}

extension Reservation {
  /// The price of the nights that it holds.
  var price: StayPrice { StayPrice(nights: nights.map(\.price), taxes: taxes) }
}

/// The memo of an entry that a command adds to an account.
///
/// A memo is stored with its entry and never changed, like one typed by hand: a value of the ledger, not a sentence.
private struct Memo {
  let before: Reservation?
  let after: Reservation

  func text(_ line: LedgerLine) -> String {
    switch line.item {
    case .nights: nightsText
    case .extras, .taxes, .fees, .money: line.name
    // Charges made by hand are only ever reversed, with all others.
    case .other: after.status.rawValue
    case .penalties: line.name + (line.name == "early departure" ? "" : " fee")
    }
  }

  private var nightsText: String {
    let change = charged(after) - (before.map(charged) ?? 0)
    let count = change.magnitude == 1 ? "1 night" : "\(change.magnitude) nights"
    guard let before, before.status != after.status || !before.nights.isEmpty else { return count }
    switch after.status {
    case .cancelled, .expired: return "\(after.status.rawValue), \(count)"
    case .noShow: return "no-show, \(count)"
    default: return change > 0 ? "\(count) more" : change < 0 ? "\(count) fewer" : "new price"
    }
  }

  /// The charged price. A no-show keeps the past nights, but pays the fee instead of them.
  private func charged(_ reservation: Reservation) -> Int {
    reservation.status == .noShow ? 0 : reservation.nights.count
  }
}
