/// The rates in the order in which they were added, with their own terms alone: nothing is an extra that a rate leaves
/// to the campground.
enum RateRecords: RecordKind {
  static let columns: [RecordColumn<Rate>] =
    [.text("name") { $0.name }] + RecordColumn.fields(RateTerms.fields.terms) { $0.terms }

  static func forEach(in source: RecordSource, _ body: (Rate) throws -> Void) throws {
    for rate in try RateTable(store: source.store).rates() { try body(rate) }
  }
}
