/// The campers by their names; one that was merged into another is not among them.
enum CamperRecords: RecordKind {
  static let columns: [RecordColumn<Camper>] = [
    .text("id") { $0.id.description },
    .text("fullName") { $0.fullName },
    .text("phoneNumber") { $0.phoneNumber },
    .text("email") { $0.email },
    .text("secondPhone") { $0.secondPhone },
    .text("address") { $0.address },
    .text("members") { $0.members.text },
    .text("notes") { $0.notes },
    .text("warning") { $0.warning },
  ]

  static func forEach(in source: RecordSource, _ body: (Camper) throws -> Void) throws {
    let table = CamperTable(store: source.store)
    try Slices.forEach(in: source.store) {
      try table.slice(matching: nil, after: $0, limit: $1)
    } body: {
      try body($0)
    }
  }
}
