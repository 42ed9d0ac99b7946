import Persistence

extension ReservationTable: JournaledTable {
  static let kind = Reservation.kind
  static let numbers: SQL = "SELECT id FROM reservation"

  func imageText(of number: Int64) throws -> String? {
    try reservation(ReservationID(rawValue: number))?.imageText
  }

  func imageTexts(of numbers: [Int64]) throws -> [Int64: String] {
    try Reservation.imageTexts(of: withoutAccounts(SQL("r.id", isOneOf: numbers)))
  }

  func release(_ number: Int64) throws {
    try nights.release(ReservationID(rawValue: number))
  }

  func restore(_ image: Reservation, as number: Int64) throws {
    let id = ReservationID(rawValue: number)
    try release(number)
    try replaceRow(image, id)
    try nights.take(image.nights, for: id)
  }

  func remove(_ number: Int64) throws {
    // The engine would report this only at the commit.
    let loss = try store.value("SELECT 1 FROM displaced_night WHERE reservation = \(number) LIMIT 1", as: Int.self)
    if loss != nil { throw StoreError.constraint(.foreignKey) }
    // Payments and charges made since would lose their reservation.
    let id = ReservationID(rawValue: number)
    let sums = try ledger.sums(of: [id])[id] ?? AccountSums()
    if sums != AccountSums() { throw CampingError(.undoBlocked, [.undo(.paidSince(id))]) }
    try release(number)
    try store.execute("DELETE FROM reservation WHERE id = \(number)")
  }

  func label(of number: Int64, _ image: Reservation) -> String { ReservationID(rawValue: number).description }

  static let rows: SQL? = "reservation"
}
