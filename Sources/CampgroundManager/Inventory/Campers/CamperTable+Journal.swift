import Persistence

extension CamperTable: JournaledTable {
  static let kind = Camper.kind

  func imageText(of number: Int64) throws -> String? {
    try camper(CamperID(rawValue: number))?.imageText
  }

  func restore(_ camper: Camper, as number: Int64) throws {
    guard try self.camper(camper.id) == nil else { return try update(camper) }
    try insert(camper, as: camper.id)
  }

  func remove(_ number: Int64) throws {
    try store.execute("DELETE FROM camper WHERE id = \(number)")
  }

  func label(of number: Int64, _ camper: Camper) -> String { camper.id.description }
}
