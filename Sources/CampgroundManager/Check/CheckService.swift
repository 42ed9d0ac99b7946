import Persistence

/// Verifies that everything the store holds fits together: the file, nights and stays, accounts, and the journal.
///
/// It looks at a piece at a time, each as of one moment, so that no writer waits long and memory stays flat.
public final class CheckService {
  private let checks: [(name: String, check: any StoreCheck)]

  init(store: Store, tables: [any JournaledTable]) {
    checks =
      [
        ("the file", FileCheck(store: store)), ("the file", ExposureCheck(store: store)),
        ("the tables", TablesCheck(store: store)), ("names", LookupCheck(store: store)),
        ("the journal", NumberCheck(store: store)), ("keys", KeyCheck(store: store)),
        ("reservations", ReservationCheck(store: store)),
        ("blocks", BlockCheck(store: store)), ("the ledger", LedgerCheck(store: store)),
      ] + tables.map { ("the journal", JournalCheck(store: store, table: $0)) }
  }

  /// Everything that is wrong, the first hundred by name.
  public func check() throws -> Checkup {
    var found = Checkup()
    for (name, check) in checks { try found.looking(at: name, check.look) }
    return found
  }
}
