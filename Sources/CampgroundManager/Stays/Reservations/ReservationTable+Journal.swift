import Persistence

extension ReservationTable: JournaledTable {
  static let kind = Reservation.kind
  static let numbers: SQL = "SELECT id FROM reservation"

  func imageTexts(of numbers: [Int64]) throws -> [Int64: String] {
    try Reservation.imageTexts(of: withoutAccounts(SQL("r.id", isOneOf: numbers)))
  }

  func release(_ number: Int64) throws {
    try nights.release(ReservationID(rawValue: number))
  }

  func requireRoom(removing numbers: [Int64], restoring images: [Reservation]) throws {
    // The engine would report this only at the commit.
    for some in Slices.of(numbers) {
      let loss = try store.value(
        "SELECT 1 FROM displaced_night WHERE \(SQL("reservation", isOneOf: some)) LIMIT 1", as: Int.self)
      if loss != nil { throw StoreError.constraint(.foreignKey) }
    }
    try nights.requireFree(images.flatMap(\.segments))
  }

  func restore(_ image: Reservation, as number: Int64) throws {
    let id = ReservationID(rawValue: number)
    try release(number)
    try replaceRow(image, id)
    try nights.take(image.nights, for: id)
  }

  func remove(_ number: Int64) throws {
    try release(number)
    try store.execute("DELETE FROM reservation WHERE id = \(number)")
  }

  /// Throws when payments or charges made since have lost their reservation.
  func requireSound(without numbers: [Int64]) throws {
    for some in Slices.of(numbers) {
      let left = try store.first(
        """
        SELECT reservation FROM ledger
        WHERE \(SQL("reservation", isOneOf: some)) AND reservation NOT IN (SELECT id FROM reservation)
        GROUP BY reservation HAVING \(LedgerTable.isOpen) ORDER BY reservation DESC LIMIT 1
        """
      ) { try $0[0] as ReservationID }
      if let left { throw CampingError(.undoBlocked, [.undo(.paidSince(left))]) }
    }
  }

  func label(of number: Int64, _ image: Reservation) -> String { ReservationID(rawValue: number).description }

  static let rows: SQL? = "reservation"
}
