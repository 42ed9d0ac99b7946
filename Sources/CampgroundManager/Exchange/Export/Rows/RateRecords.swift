/// The rates in the order in which they were added, with their own terms alone: nothing is an extra that a rate leaves
/// to the campground.
enum RateRecords: RecordKind {
  static let columns: [RecordColumn<Rate>] = [
    .text("name") { $0.name },
    .amount("nightly") { $0.terms.nightly },
    .amount("weekly") { $0.terms.weekly },
    .amount("monthly") { $0.terms.monthly },
    .text("site") { $0.terms.site?.text },
    .text("type") { $0.terms.type?.description },
    .day("from") { $0.terms.from },
    .day("before") { $0.terms.before },
    .words("weekdays") { $0.terms.weekdays.map(\.rawValue) },
    .number("minNights") { $0.terms.minNights },
    .flag("holiday") { $0.terms.holiday },
    .amount("extraAdult") { $0.terms.extras.adults },
    .amount("extraChild") { $0.terms.extras.children },
    .amount("extraVehicle") { $0.terms.extras.vehicles },
    .amount("extraPet") { $0.terms.extras.pets },
    .number("includedAdults") { $0.terms.included.adults },
    .number("includedChildren") { $0.terms.included.children },
    .number("includedVehicles") { $0.terms.included.vehicles },
    .number("includedPets") { $0.terms.included.pets },
  ]

  static func forEach(in source: RecordSource, _ body: (Rate) throws -> Void) throws {
    for rate in try RateTable(store: source.store).rates() { try body(rate) }
  }
}
