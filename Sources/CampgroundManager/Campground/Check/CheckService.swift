import Persistence

/// Verifies that the whole store fits together: the file, nights and stays, accounts, and the journal.
///
/// It reads a piece at a time, each as of one moment, so that no writer waits long and memory stays flat.
package final class CheckService {
  private let place: ExposureCheck
  private let checks: [(name: String, check: any StoreCheck)]

  init(store: Store, tables: [any JournaledTable]) {
    place = ExposureCheck(store: store)
    checks =
      [
        ("the file", FileCheck(store: store)), ("the tables", TablesCheck(store: store)),
        ("the campground's identity", IdentityCheck(store: store)),
        ("names", LookupCheck(store: store)),
        ("the journal", NumberCheck(store: store)), ("keys", KeyCheck(store: store)),
        ("policies", PolicyCheck(store: store)),
        ("reservations", ReservationCheck(store: store)),
        ("blocks", BlockCheck(store: store)), ("the waitlist", WaitlistCheck(store: store)),
        ("the ledger", LedgerCheck(store: store)),
      ] + tables.map { ("the journal", JournalCheck(store: store, table: $0)) }
  }

  /// Every problem, the first hundred by name.
  package func check() throws -> Checkup {
    var found = Checkup()
    try found.collect("the file", place.check)
    try checkRows(&found)
    return found
  }

  /// The same for the contents of the file alone, wherever it is kept.
  func checkContents() throws -> Checkup {
    var found = Checkup()
    try checkRows(&found)
    return found
  }

  /// The same without the engine's own part, which would begin with what another link finds out.
  func checkRowsAlone() throws -> Checkup {
    var found = Checkup()
    for (name, check) in checks where !(check is FileCheck) && !(check is TablesCheck) {
      try found.collect(name, check.check)
    }
    return found
  }

  private func checkRows(_ found: inout Checkup) throws {
    for (name, check) in checks { try found.collect(name, check.check) }
  }
}
