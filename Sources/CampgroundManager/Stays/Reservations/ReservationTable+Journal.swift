import Persistence

extension ReservationTable: JournaledTable {
  static let kind = Reservation.kind
  static let numbers: SQL = "SELECT id FROM reservation"

  func imageTexts(of numbers: [Int64]) throws -> [Int64: String] {
    try Reservation.imageTexts(of: withoutAccounts(numbers.map { ReservationID(rawValue: $0) }))
  }

  func release(_ number: Int64) throws {
    try nights.release(ReservationID(rawValue: number))
  }

  func requireReferences(removing numbers: [Int64], restoring images: () throws -> [Reservation]) throws {
    for some in Slices.of(numbers) {
      let loss = try store.ifAny {
        try store.value(
          "SELECT 1 FROM displaced_night WHERE \(SQL("reservation", isOneOf: some)) LIMIT 1", as: Int.self)
      }
      if loss != nil { throw StoreError.constraint(.foreignKey) }
    }
  }

  func requireRoom(for images: [Reservation]) throws { try nights.requireFree(images.flatMap(\.segments)) }

  /// Its nights were released before.
  func restore(_ image: Reservation, as number: Int64) throws {
    let id = ReservationID(rawValue: number)
    try replaceRow(image, id)
    try nights.take(image.nights, for: id)
  }

  func remove(_ number: Int64) throws {
    try release(number)
    try store.execute("DELETE FROM reservation WHERE id = \(number)")
  }

  func label(of number: Int64, _ image: Reservation) -> String { ReservationID(rawValue: number).description }

  static let rows: SQL? = "reservation"
}
