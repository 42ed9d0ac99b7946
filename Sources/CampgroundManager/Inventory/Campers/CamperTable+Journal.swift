import Persistence

extension CamperTable: JournaledTable {
  static let kind = Camper.kind
  static let numbers: SQL = "SELECT id FROM camper"

  func imageTexts(of numbers: [Int64]) throws -> [Int64: String] {
    let condition = SQL("id", isOneOf: numbers)
    return try Camper.imageTexts(
      of: store.rows("SELECT \(Self.columns) FROM camper WHERE \(condition)") { try Camper.readRow($0) })
  }

  func restore(_ camper: Camper, as number: Int64) throws {
    guard try self.camper(camper.id) == nil else { return try update(camper) }
    try insert(camper, as: camper.id)
  }

  func remove(_ number: Int64) throws {
    try store.execute("DELETE FROM camper WHERE id = \(number)")
  }

  static let rows: SQL? = "camper"
}
