/// The reservations of every status, by arrival, then site, then id.
enum ReservationRecords: RecordKind {
  static let columns: [RecordColumn<ReservationRecord>] =
    [
      .text("id") { $0.reservation.id?.description },
      .text("source") { $0.reservation.source },
      .text("ref") { $0.reservation.ref },
      .text("status") { $0.reservation.status.rawValue },
      .text("camperId") { $0.reservation.camper.id.description },
      .text("camper") { $0.reservation.camper.fullName },
      .text("phone") { $0.reservation.camper.phoneNumber },
      .text("email") { $0.reservation.camper.email },
      .text("site") { $0.reservation.siteNumber.text },
      .day("arrival") { $0.reservation.arrival },
      .day("departure") { $0.reservation.departure },
      .number("nights") { $0.reservation.numberOfNights },
    ] + party + money + [
      .text("group") { $0.reservation.group },
      .time("holdExpires") { $0.holdExpires },
      .time("booked") { $0.booked },
      .text("cancelReason") { $0.reservation.cancelReason },
    ]
    + RecordColumn.fields(ReservationDetails.fields.open(besides: ["source", "ref", "group"])) {
      $0.reservation.details
    }

  private static let party: [RecordColumn<ReservationRecord>] = [
    .number("adults") { $0.reservation.party.adults },
    .number("children") { $0.reservation.party.children },
    .number("pets") { $0.reservation.party.pets },
    .number("vehicles") { $0.reservation.party.vehicles },
    .text("plates") { $0.reservation.party.plates },
    .number("rigLength") { $0.reservation.party.rigLength },
    .text("equipment") { $0.reservation.party.equipment?.description },
    .flag("electricity") { $0.reservation.needs.electricity },
    .words("amps") { $0.reservation.needs.amps },
    .flag("water") { $0.reservation.needs.water },
    .flag("sewer") { $0.reservation.needs.sewer },
    .flag("pullThrough") { $0.reservation.needs.pullThrough },
    .flag("accessible") { $0.reservation.needs.accessible },
  ]

  private static let money: [RecordColumn<ReservationRecord>] = [
    .amount("total") { $0.reservation.sums.total },
    .amount("taxes") { $0.taxes },
    .amount("deposit") { $0.reservation.terms?.deposit },
    .amount("paid") { $0.reservation.sums.paid },
    .amount("balance") { $0.reservation.sums.balance },
    .amount("writtenOff") { $0.reservation.sums.writtenOff },
    .amount("security") { $0.reservation.sums.security },
  ]

  static func forEach(in source: RecordSource, _ body: (ReservationRecord) throws -> Void) throws {
    try ReservationReader(source: source).forEach(body)
  }
}
