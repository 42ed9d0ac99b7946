import Persistence

/// Verifies that the whole store fits together: the file, nights and stays, accounts, and the journal.
///
/// It reads a piece at a time, each as of one moment, so that no writer waits long and memory stays flat.
package final class CheckService {
  private let store: Store
  private let place: ExposureCheck
  private let parts: [Part]

  /// A part of the check with the name of the thing that it looks at.
  private typealias Part = (name: String, check: any StoreCheck)
  private typealias NamedLook = (name: String, look: (inout Checkup) throws -> Void)

  init(store: Store, tables: [any JournaledTable]) {
    self.store = store
    place = ExposureCheck(store: store)
    parts =
      [
        ("the tables", TablesCheck(store: store)), ("the campground's identity", IdentityCheck(store: store)),
        ("names", LookupCheck(store: store)),
        ("the journal", NumberCheck(store: store)), ("keys", KeyCheck(store: store)),
        ("the journal", WitnessCheck(store: store)),
        ("policies", PolicyCheck(store: store)),
        ("blocks", BlockCheck(store: store)), ("needs", NeedsCheck(store: store)),
        ("the ledger", LedgerCheck(store: store)),
      ] + tables.map { ("the journal", JournalCheck(store: store, table: $0)) }
  }

  /// The engine's look at its whole file, and reservations: about half the work on a campground with many years.
  private static func firstHalf(of store: Store) -> [Part] {
    [
      ("the file", FileCheck(store: store)),
      ("reservations", ReservationCheck(store: store)),
    ]
  }

  /// Every problem, the first hundred by name.
  package func check() throws -> Checkup {
    var found = Checkup()
    try found.inspect("the file") { found in for look in place.looks { try look(&found) } }
    found.add(try checkContents())
    return found
  }

  /// The same for the contents of the file alone, wherever it is kept; another thread does one half of it, where it can.
  func checkContents() throws -> Checkup {
    store.keepMorePages()
    let other = store.beside { store in
      store.keepMorePages()
      return try Self.checked(Self.firstHalf(of: store))
    }
    guard let other else { return try checked(Self.firstHalf(of: store) + parts) }
    let rest = Result { try Self.checked(parts) }
    var found = Checkup()
    try found.inspect("the file") { $0.add(try other.answer().get()) }
    found.add(try rest.get())
    return found
  }

  /// The same without the engine's own part, which would begin with what another link finds out.
  func checkRowsAlone() throws -> Checkup {
    try checked(
      (Self.firstHalf(of: store) + parts).filter { !($0.check is FileCheck) && !($0.check is TablesCheck) })
  }

  /// The same of this store's connection: a server shows a moment for as long as one likes, and nobody waits, so that all parts read it
  /// together.
  private func checked(_ parts: [Part]) throws -> Checkup {
    guard store.isOnServer else { return try Self.checked(parts) }
    return try store.read {
      store.expect(Self.looks(parts).map { look in { _ = try Self.found(by: [look]) } })
      return try Self.checked(parts)
    }
  }

  private static func checked(_ parts: [Part]) throws -> Checkup { try found(by: looks(parts)) }

  private static func looks(_ parts: [Part]) -> [NamedLook] {
    parts.flatMap { part in part.check.looks.map { (part.name, $0) } }
  }

  private static func found(by looks: [NamedLook]) throws -> Checkup {
    var found = Checkup()
    for (name, look) in looks { try found.inspect(name, look) }
    return found
  }
}
