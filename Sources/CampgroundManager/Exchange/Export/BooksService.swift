import Persistence

/// Writes the campground's books as a journal of plain text, for hledger and ledger.
///
/// A reservation's deposit is a liability until it is earned: a night's revenue falls on the day on which it begins, a
/// payment on the day on which it was made. So each deposit's balance is that of its reservation. Names of persons and
/// memos are left out; ids lead to them.
package final class BooksService {
  private let store: Store
  private let table: RevenueTable

  package init(store: Store, clock: CampgroundClock = .system) {
    self.store = store
    table = RevenueTable(store: store, clock: clock)
  }

  /// Calls the body with the journal piece by piece, all as of one moment; a writer waits, so the body must not.
  package func forEachPiece(_ body: (String) throws -> Void) throws {
    store.sweepBeside()
    try store.read {
      store.expect([
        { try self.declareAccounts { _ in } }, { try self.table.forEachMonth(of: .earliest ... .latest) { _ in } },
      ])
      let currency = try SettingsTable(store: store).settings().currency
      try body("; The books of a campground, written by campctl.\n\n" + Self.commodity(currency))
      try declareAccounts(body)
      try table.forEachMonth(of: .earliest ... .latest) { entries in
        for entry in entries {
          if let transaction = Transaction(entry) { try body(transaction.text(in: currency)) }
        }
      }
    }
  }

  /// The format of amounts, with its digits; hledger and ledger read a format without digits differently.
  private static func commodity(_ currency: Currency) -> String {
    let thousand = (0..<currency.digits).reduce(1000) { scale, _ in scale * 10 }
    let format = currency.digits == 0 ? "" : "    format \(currency.text(thousand)) \(currency)\n"
    return "commodity \(currency)\n\(format)\n"
  }

  /// Declares every account that has a transaction, as a strict reader requires.
  private func declareAccounts(_ body: (String) throws -> Void) throws {
    var declared: Set<String> = []
    func declare(_ account: String) throws {
      if declared.insert(account).inserted { try body("account \(account)\n") }
    }
    for account in JournalAccount.revenues + [JournalAccount.writeOffs] { try declare(account) }
    // The place of NULL differs between engines, and DISTINCT can be ordered only by the selected columns.
    try store.forEach(
      """
      SELECT method FROM (
        SELECT DISTINCT method FROM ledger WHERE item IN ('money', 'security') AND kind <> 'transfer') AS methods
      ORDER BY method IS NOT NULL, method
      """
    ) { try declare(JournalAccount.cash($0[0])) }
    try store.forEach(
      "SELECT DISTINCT name FROM ledger WHERE item IN ('taxes', 'taxes-apart', 'charge-taxes') ORDER BY name"
    ) { try declare(JournalAccount.tax($0[0])) }
    try store.forEach(
      """
      SELECT reservation FROM (SELECT DISTINCT reservation FROM ledger) AS accounts
      ORDER BY reservation IS NOT NULL, reservation
      """
    ) { try body("account \(JournalAccount.deposit($0[0]))\n") }
    try store.forEach("SELECT DISTINCT reservation FROM ledger WHERE item = 'security' ORDER BY reservation") {
      try body("account \(JournalAccount.security($0[0]))\n")
    }
    try body("\n")
  }
}
