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
  public func refund(_ reference: ReservationReference, _ request: AccountRequest) throws -> Written<Account> {
    try append("refund", reference, request, .refund, .money, for: .refund)
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
    return try problems + limits(of: .refund, units, amount, on: account, currency)
  }

  /// The account of a reservation that is given and found; nil for any other.
  func known(_ reference: ReservationReference?, for purpose: ReservationPurpose) throws -> Account? {
    try reference.flatMap { reference in
      try reservations.known { try account(of: reservations.find(reference, for: purpose)) }
    }
  }
}

extension AccountService {
  /// Appends the requested entry, unless its amount is 0; the body makes the changes that follow from it, and is given
  /// the account before and the amount.
  func append(
    _ command: String, _ reference: ReservationReference, _ request: AccountRequest, _ kind: LedgerEntry.Kind,
    _ item: LedgerEntry.Item, withSurcharge: Bool = false, for purpose: ReservationPurpose = .look,
    _ body: (Account, Int, inout JournalEntry) throws -> Void = { _, _, _ in }
  ) throws -> Written<Account> {
    expect(reference)
    return try journal.record(command) { entry in
      let reservation = try reservations.find(reference, for: purpose)
      let before = try account(of: reservation)
      try entry.requireVersion(
        before.version, of: reservation.id.map { .account($0) } ?? .id(Reservation.kind))
      var problems: [Problem] = []
      let currency = try settings.settings().currency
      var (cleaned, amount) = request.cleaned(in: currency, &problems)
      cleaned.method = try method(cleaned.method, &problems)
      problems += try limits(of: kind, amount, cleaned.amount, on: before, currency)
      try problems.refuse()
      guard let id = reservation.id, amount > 0 else { return before }
      entry.record(
        JournaledAccountRequest(reservation: id, amount: cleaned.amount, method: cleaned.method, memo: cleaned.memo))
      let surcharge = withSurcharge ? try self.surcharge(of: amount, by: cleaned.method) : []
      for line in surcharge { try ledger.append(.surcharge(line, on: id), &entry) }
      let draft = LedgerDraft(
        reservation: id, kind: kind, item: item, amount: amount + surcharge.sum, method: cleaned.method,
        memo: cleaned.memo)
      try ledger.append(draft, &entry)
      try body(before, amount, &entry)
      expect(ReservationReference(id))
      return try cut(account(of: reservations.find(ReservationReference(id))), &entry)
    }
  }

  /// The account without the part of its write-offs that is no longer owed (domain rule R30).
  func cut(_ account: Account, _ entry: inout JournalEntry) throws -> Account {
    guard account.sums.excessWriteOff > 0, let id = account.reservation.id else { return account }
    _ = try ledger.cut(account.sums, of: id, &entry)
    return try self.account(of: reservations.find(ReservationReference(id)))
  }

  /// The amounts and balances that limit an entry.
  private func limits(
    of kind: LedgerEntry.Kind, _ amount: Int, _ asked: Amount, on account: Account, _ currency: Currency
  ) throws -> [Problem] {
    guard let id = account.reservation.id else { return [] }
    switch kind {
    case .charge, .tax, .discount, .penalty, .writeOff:
      _ = try MinorUnits.sum([account.sums.total, amount], field: "amount")
    case .payment: _ = try MinorUnits.sum([account.sums.paid, amount], field: "amount")
    case .refund where amount > account.sums.paid:
      return [.money(.refundAbovePaid(asked, paid: account.sums.paid, id, currency))]
    case .adjustment, .refund, .transfer, .security, .sale: break
    }
    return []
  }

  /// Expects the reads of an account.
  func expect(_ reference: ReservationReference) {
    let ledger = ledger.table
    reservations.expect(reference)
    journal.store.expect([
      { if let id = try reference.id() { _ = try ledger.entries(of: id) } },
      { if let id = try reference.id() { _ = try ledger.chargedDays(of: id) } },
    ])
  }

  /// The account of a reservation as it was read.
  func account(of reservation: Reservation) throws -> Account {
    guard let id = reservation.id else {
      return Account(reservation: reservation, entries: [], lapsed: [], deposit: nil)
    }
    let entries = try ledger.table.entries(of: id)
    // A hold that reads as expired is charged back only when the store has it as expired, too.
    let isLapsed = try reservation.status == .expired && reservations.reservations.reservation(id)?.status == .held
    let lines = isLapsed ? try ledger.table.lines(of: id) : []
    var lapsed = lines.map {
      LedgerDraft(
        reservation: id, kind: $0.item == .discountsApart ? .discount : .adjustment, item: $0.item, name: $0.name,
        amount: -$0.amount, memo: $0.name.isEmpty ? "expired" : $0.name)
    }
    let writtenOff = isLapsed ? try ledger.table.sums(of: [id])[id]?.writtenOff ?? 0 : 0
    if writtenOff != 0 {
      lapsed.append(LedgerDraft(reservation: id, kind: .writeOff, item: .writeOffs, amount: -writtenOff))
    }
    let deposit = try reservations.deposit(for: reservation)
    return Account(reservation: reservation, entries: entries, lapsed: lapsed, deposit: deposit)
  }
}
