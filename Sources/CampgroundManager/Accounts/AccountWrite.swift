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
      return try written(id, &entry)
    }
  }

  /// The account after its entries are written, without the part of its write-offs that is no longer owed (domain rule
  /// R30).
  func written(_ id: ReservationID, _ entry: inout JournalEntry) throws -> Account {
    expect(ReservationReference(id))
    let account = try account(of: reservations.find(ReservationReference(id)))
    guard account.sums.excessWriteOff > 0 else { return account }
    _ = try ledger.cut(account.sums, of: id, &entry)
    return try self.account(of: reservations.find(ReservationReference(id)))
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
