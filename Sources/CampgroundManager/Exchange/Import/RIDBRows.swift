/// The rows of an export that the import of one facility reads: all of them, or only its own.
protocol RIDBRows {
  func forEachCampsite(_ body: (CSVRow<CampsiteColumn>) throws -> Void) throws
  /// Calls the body with the rows of attributes, of which there are none if the file is missing.
  func forEachAttribute(_ body: (CSVRow<AttributeColumn>) throws -> Void) throws
  /// Calls the body with the rows of permitted equipment, of which there are none if the file is missing.
  func forEachEquipment(_ body: (CSVRow<EquipmentColumn>) throws -> Void) throws
}

extension RIDBFolder: RIDBRows {
  func forEachCampsite(_ body: (CSVRow<CampsiteColumn>) throws -> Void) throws { try campsites().forEachRow(body) }

  func forEachAttribute(_ body: (CSVRow<AttributeColumn>) throws -> Void) throws {
    try table(AttributeColumn.self)?.forEachRow(body)
  }

  func forEachEquipment(_ body: (CSVRow<EquipmentColumn>) throws -> Void) throws {
    try table(EquipmentColumn.self)?.forEachRow(body)
  }
}
