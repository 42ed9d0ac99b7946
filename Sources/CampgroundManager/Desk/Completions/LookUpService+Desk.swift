import Persistence

/// Blocks and the waitlist.
extension LookUpService {
  public func blocks(_ typed: String) throws -> [Found] {
    try found(in: "block", BlockID.self, typed) { number in
      try store.first(
        """
        SELECT block.reason, camp_site.number, block.arrival, block.departure
        FROM block JOIN camp_site ON camp_site.id = block.site WHERE block.id = \(number)
        """
      ) { .block(reason: try $0[0], site: try $0[1], try Self.days($0, at: 2)) }
    }
  }

  /// The waiting parties, without those who have left the list.
  public func waitlist(_ typed: String) throws -> [Found] {
    try found(in: "waitlist", WaitlistID.self, typed) { number in
      try store.first(
        """
        SELECT camper.full_name, waitlist.arrive FROM waitlist JOIN camper ON camper.id = waitlist.camper
        WHERE waitlist.id = \(number) AND waitlist.status <> 'left'
        """
      ) { .waiting(camper: try $0[0], try $0[1]) }
    }
  }

  /// The entries of the journal.
  public func entries(_ typed: String) throws -> [Found] {
    try found(in: "command", EntryID.self, typed) { number in
      try store.first("SELECT name, actor FROM command WHERE id = \(number)") {
        .entry(command: try $0[0], actor: try $0[1])
      }
    }
  }

  /// The entries of accounts, once `l-` is typed.
  func ledgerEntries(_ typed: String) throws -> [Found] {
    guard typed.hasPrefix(LedgerID.prefix) else { return [] }
    return try found(in: "ledger", LedgerID.self, typed) { number in
      try store.first("SELECT kind, reservation FROM ledger WHERE id = \(number)") {
        .ledger(kind: try $0[0], try $0[1])
      }
    }
  }

  /// The newest rows of a table whose ids begin with the typed text; rows without a detail are passed over.
  private func found<ID: Identifier>(
    in table: SQL, _ kind: ID.Type, _ typed: String, _ detail: (Int64) throws -> Found.Detail?
  ) throws -> [Found] {
    guard let beginning = IDBeginning(typed, of: kind) else { return [] }
    let numbers = try bounded(numbers(in: table, beginning), in: table, beginning)
    return try numbers.compactMap { number in
      try detail(number).map { Found(ID(rawValue: number).description, $0) }
    }
  }
}
