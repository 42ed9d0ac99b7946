/// The campers by their names; one that was merged into another is not among them.
enum CamperRecords: RecordKind {
  static let columns: [RecordColumn<Camper>] =
    [.text("id") { $0.id.description }] + RecordColumn.fields(Camper.fields.open()) { $0 }

  static func forEach(in source: RecordSource, _ body: (Camper) throws -> Void) throws {
    let table = CamperTable(store: source.store)
    try Slices.forEach(in: source.store, .large) {
      try table.slice(matching: nil, after: $0, limit: $1)
    } body: {
      try body($0)
    }
  }
}
