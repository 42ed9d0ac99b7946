import Persistence

/// Finds the things that the beginning of a name or an id may mean: at most ``limit``, in few steps however many there
/// are.
package struct LookUpService {
  let store: Store
  let clock: CampgroundClock
  /// The greatest number of candidates.
  static let limit = 200

  package init(store: Store, clock: CampgroundClock = .system) {
    self.store = store
    self.clock = clock
  }

  /// The store at a location as it is at this moment, only read; nil when it cannot be read at once.
  package static func store(at location: StoreLocation) -> Store? {
    switch location {
    case .memory: nil
    case .file(let path): try? Store(lookingAt: path, schema: .campground, busyTimeout: .milliseconds(100))
    case .server: try? Store(location, access: .existing, busyTimeout: .milliseconds(300))
    }
  }

  /// The subjects that the journal can be filtered by.
  package func subjects(_ typed: String) throws -> [Found] {
    let kinds = [sites, campers, reservations, blocks, waitlist, ledgerEntries]
    // Some of each kind, while the kind is not clear.
    let count = typed.isEmpty ? 40 : Self.limit
    return try kinds.flatMap { try $0(typed).prefix(count) }
  }
}

extension LookUpService {
  /// The texts in a column that an index has in order, of those that begin with the typed text.
  ///
  /// When there are more, the last one is among them: a shell goes on typing the part that all candidates have in
  /// common.
  func rows<Element>(
    _ columns: SQL, ofThoseWhere column: SQL, beginsWith start: String, and condition: SQL = "1 = 1",
    _ make: (Row) throws -> Element
  ) throws -> [Element] {
    let isMeant: SQL = "\(column) >= \(start) AND \(column) < \(start + "\u{10FFFF}") AND \(condition)"
    var found = try store.rows(
      "SELECT \(columns) WHERE \(isMeant) ORDER BY \(column) LIMIT \(Self.limit)", make)
    guard found.count == Self.limit else { return found }
    let last = try store.first("SELECT \(columns) WHERE \(isMeant) ORDER BY \(column) DESC LIMIT 1", make)
    if let last { found[found.count - 1] = last }
    return found
  }
}

/// A thing that the beginning of a name or id may mean, with details to distinguish it.
package struct Found: Equatable, Sendable {
  /// The name by which commands find the thing: a number, a name or an id.
  package let text: String
  package let detail: Detail

  package enum Detail: Equatable, Sendable {
    case none
    case site(loop: String?, type: String, isRetired: Bool)
    case camper(name: String)
    case phone(String)
    case stay(camper: String, site: String, Range<Day>)
    case block(reason: String, site: String, Range<Day>)
    /// A party that waits for a site from a day on.
    case waiting(camper: String, Day)
    case tax(isFee: Bool)
    case discount(needsPass: Bool)
    /// An entry of the journal: its command, and its actor.
    case entry(command: String, actor: String)
    /// An entry of a reservation's account, or of a sale.
    case ledger(kind: String, ReservationID?)
  }

  init(_ text: String, _ detail: Detail = .none) {
    self.text = text
    self.detail = detail
  }
}
