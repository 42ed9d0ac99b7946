import Persistence

extension BlockTable: JournaledTable {
  static let kind = Block.kind
  static let numbers: SQL = "SELECT id FROM block"

  func imageText(of number: Int64) throws -> String? {
    try block(BlockID(rawValue: number))?.imageText
  }

  func release(_ number: Int64) throws {
    try nights.release(BlockID(rawValue: number))
    try store.execute("DELETE FROM displaced_night WHERE block = \(number)")
  }

  func restore(_ block: Block, as number: Int64) throws {
    try remove(number)
    _ = try insert(block, as: block.id)
    // The engine would report this only at the commit.
    let lost = try store.value(
      """
      SELECT 1 FROM displaced_night WHERE block = \(block.id) AND reservation NOT IN (SELECT id FROM reservation) LIMIT 1
      """, as: Int.self)
    if lost != nil { throw StoreError.constraint(.foreignKey) }
  }

  func remove(_ number: Int64) throws {
    try release(number)
    try store.execute("DELETE FROM block WHERE id = \(number)")
  }

  static let rows: SQL? = "block"
}
