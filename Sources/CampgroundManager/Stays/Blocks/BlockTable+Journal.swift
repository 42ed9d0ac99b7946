import Persistence

extension BlockTable: JournaledTable {
  static let kind = Block.kind
  static let numbers: SQL = "SELECT id FROM block"

  func imageTexts(of numbers: [Int64]) throws -> [Int64: String] {
    try Block.imageTexts(of: blocks(numbers.map { BlockID(rawValue: $0) }))
  }

  func release(_ number: Int64) throws {
    try nights.release(BlockID(rawValue: number))
    try store.execute("DELETE FROM displaced_night WHERE block = \(number)")
  }

  func requireRoom(for images: [Block]) throws { try nights.requireFree(images.map(\.segment)) }

  func requireReferences(removing numbers: [Int64], restoring images: () throws -> [Block]) throws {
    let displaced = try Set(images().flatMap { $0.displacedNights.map(\.reservation) }).sorted()
    var left = displaced.count
    for some in Slices.of(displaced) {
      left -=
        try store.value(
          "SELECT count(*) FROM reservation WHERE \(SQL("id", isOneOf: some))", as: Int.self) ?? 0
    }
    if left > 0 { throw StoreError.constraint(.foreignKey) }
  }

  func restore(_ block: Block, as number: Int64) throws {
    try remove(number)
    _ = try put(block, as: block.id)
  }

  func remove(_ number: Int64) throws {
    try release(number)
    try store.execute("DELETE FROM block WHERE id = \(number)")
  }

  static let rows: SQL? = "block"
}
