/// The entries that a command is about to append to an account, and the problems against them.
struct AccountWrite {
  let before: Account
  let id: ReservationID
  var problems: [Problem] = []
  var drafts: [LedgerDraft] = []
  /// The changes that follow from the entries.
  var then: (inout JournalEntry) throws -> Void = { _ in }
}

extension AccountService {
  /// Appends the entries that the body drafts for a reservation's account; the body also records its request. Nothing is
  /// written when all amounts are 0.
  func write(
    _ command: String, on reference: ReservationReference, for purpose: ReservationPurpose,
    _ body: (inout AccountWrite, inout JournalEntry) throws -> Void
  ) throws -> WriteResult<Account> {
    expect(reference)
    return try journal.record(command) { entry in
      let before = try account(of: reservations.find(reference, for: purpose))
      guard let id = before.reservation.id else { return before }
      try entry.requireVersion(before.version, of: .account(id))
      var write = AccountWrite(before: before, id: id)
      try body(&write, &entry)
      try write.problems.refuse()
      guard write.drafts.contains(where: { $0.amount != 0 }) else { return before }
      for draft in write.drafts { try ledger.append(draft, &entry) }
      try write.then(&entry)
      return try written(before, &entry)
    }
  }

  /// An account with the entries that the command has written, without the part of its write-offs that is no longer owed
  /// (domain rule R30).
  ///
  /// It is not read again: nobody else writes meanwhile.
  func written(_ before: Account, _ entry: inout JournalEntry) throws -> Account {
    let account = try before.with(entry.changes)
    guard account.sums.excessWriteOff > 0, let id = account.reservation.id else { return account }
    _ = try ledger.cut(account.sums, of: id, &entry)
    return try before.with(entry.changes)
  }

  /// The request with its texts as they are kept, and its amount in minor units.
  func cleaned(
    _ request: AccountRequest, _ write: inout AccountWrite
  ) throws -> (request: AccountRequest, amount: Int) {
    var cleaned = request.cleaned(in: try settings.settings().currency, &write.problems)
    cleaned.request.method = try method(cleaned.request.method, &write.problems)
    return cleaned
  }
}

extension Account {
  /// The account after these changes, which may confirm its hold, too.
  func with(_ changes: [JournalChange]) throws -> Account {
    var stay = reservation
    for change in changes where change.kind == Reservation.kind && change.number == stay.id?.rawValue {
      guard let after = change.after else { continue }
      (stay, stay.camper) = (try ReservationTable.image(after), reservation.camper)
    }
    let known = Set(entries.map(\.id))
    let written = try changes.filter { $0.kind == LedgerEntry.kind }.compactMap(\.after).map(LedgerTable.image)
    let added = written.filter { $0.reservation == stay.id && !known.contains($0.id) }
    let account = Account(reservation: stay, entries: entries + added, lapsed: lapsed, deposit: deposit)
    stay.sums = account.sums
    return Account(reservation: stay, entries: account.entries, lapsed: lapsed, deposit: deposit)
  }
}
