/// Keeps the accounts of reservations: charges by hand, payments and refunds.
///
/// The commands that make and change a stay charge its price. A reservation of any status may be charged, paid and
/// refunded: a broken table is found when the party has left.
public final class AccountService {
  let journal: Journal
  let settings: SettingsTable
  let reservations: ReservationService
  let ledger: Ledger
  let items: ItemTable
  let taxes: TaxTable

  init(journal: Journal, reservations: ReservationService) {
    self.journal = journal
    self.reservations = reservations
    settings = SettingsTable(store: journal.store)
    ledger = Ledger(journal: journal)
    items = ItemTable(store: journal.store)
    taxes = TaxTable(store: journal.store)
  }

  /// A reservation's account, entry by entry.
  ///
  /// The reference may be an id, or a camper whose one reservation it can be.
  ///
  /// - Throws: ``CampingError`` when there is no such reservation, or more than one.
  public func account(_ reference: ReservationReference) throws -> Account {
    try account(reference, for: .account)
  }

  /// The account of the reservation that a command can mean.
  package func account(_ reference: ReservationReference, for purpose: ReservationPurpose) throws -> Account {
    try journal.store.read { try account(of: reservations.find(reference, for: purpose)) }
  }

  /// The entry of any account that has this id; throws ``CampingError`` when there is none.
  public func findEntry(_ reference: LedgerReference) throws -> LedgerEntry {
    if let id = try reference.id(), let entry = try journal.store.read({ try ledger.table.entry(id) }) { return entry }
    throw CampingError(.notFound, [.reference(.notFound(LedgerID.kind, reference.text, field: "entry"))])
  }

  /// Records money that went back; never more than was paid.
  @discardableResult
  public func refund(_ reference: ReservationReference, _ request: AccountRequest) throws -> WriteResult<Account> {
    try write("refund", on: reference, for: .refund) { write, entry in
      let (request, amount) = try cleaned(request, &write)
      write.problems += try problems(ofRefunding: amount, request.amount, from: write.before)
      entry.record(JournaledAccountRequest(write.id, request))
      write.drafts = [request.draft(on: write.id, .refund, amount)]
    }
  }

  /// The problems of a refund as far as it is given, each of which stands whatever the other parts are.
  package func problems(
    ofRefunding amount: Amount?, of reference: ReservationReference?, by method: String?, memo: String?
  ) throws -> [Problem] {
    let problems = try problems(ofPaying: amount, by: method, memo: memo)
    guard let amount, let account = try known(reference, for: .refund) else { return problems }
    var invalid: [Problem] = []
    let currency = try settings.settings().currency
    let units = amount.minorUnits(in: currency, field: "amount", &invalid) ?? 0
    return try problems + self.problems(ofRefunding: units, amount, from: account)
  }

  /// The problem of a refund of more than was paid.
  private func problems(ofRefunding units: Int, _ amount: Amount, from account: Account) throws -> [Problem] {
    let paid = account.sums.paid
    guard let id = account.reservation.id, units > paid else { return [] }
    return [.money(.refundAbovePaid(amount, paid: paid, id, try settings.settings().currency))]
  }

  /// The account of a reservation that is given and found; nil for any other.
  func known(_ reference: ReservationReference?, for purpose: ReservationPurpose) throws -> Account? {
    try reference.flatMap { reference in
      try reservations.finder.known { try account(of: reservations.find(reference, for: purpose)) }
    }
  }
}

extension AccountService {
  /// Expects the reads of an account.
  func expect(_ reference: ReservationReference) {
    let ledger = ledger.table
    reservations.steps.expect(reference)
    journal.store.expect([
      { if let id = try reference.id() { _ = try ledger.entries(of: id) } },
      { if let id = try reference.id() { _ = try ledger.firstCharges(of: [id]) } },
    ])
  }

  /// The account of a reservation as it was read.
  func account(of reservation: Reservation) throws -> Account { try accounts(of: [reservation])[0] }

  /// The accounts of reservations as they were read, in their order.
  func accounts(of stays: [Reservation]) throws -> [Account] {
    let entries = try ledger.table.entries(of: stays.compactMap(\.id))
    let deposits = try reservations.deposits(for: stays)
    let lapsed = try lapsed(among: stays)
    return stays.map { stay in
      Account(
        reservation: stay, entries: stay.id.flatMap { entries[$0] } ?? [],
        lapsed: stay.id.flatMap { lapsed[$0] } ?? [], deposit: stay.id.flatMap { deposits[$0] })
    }
  }

  /// The entries that the next write adds for holds that have run out. One that reads as expired is charged back only when
  /// the store has it as held still.
  private func lapsed(among stays: [Reservation]) throws -> [ReservationID: [LedgerDraft]] {
    let expired = stays.filter { $0.status == .expired }.compactMap(\.id)
    let held = try reservations.reservations.held(among: expired)
    let (lines, sums) = (try ledger.table.lines(of: held), try ledger.table.sums(of: held))
    return held.reduce(into: [:]) { drafts, id in
      drafts[id] = (lines[id] ?? []).map { $0.lapsed(of: id) }
      let writtenOff = sums[id]?.writtenOff ?? 0
      guard writtenOff != 0 else { return }
      drafts[id]?.append(LedgerDraft(reservation: id, kind: .writeOff, item: .writeOffs, amount: -writtenOff))
    }
  }
}

extension LedgerLine {
  /// The entry that charges it back when a hold has run out.
  fileprivate func lapsed(of id: ReservationID) -> LedgerDraft {
    LedgerDraft(
      reservation: id, kind: item == .discountsApart ? .discount : .adjustment, item: item, name: name, amount: -amount,
      memo: name.isEmpty ? "expired" : name)
  }
}
