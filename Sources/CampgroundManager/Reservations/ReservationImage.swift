/// A reservation as the journal's image says it: its camper by id, so that it names no one.
struct ReservationImage: JournalImage, Codable {
  let id: ReservationID
  let status: ReservationStatus
  let camper: CamperID
  let site: SiteNumber
  let arrival: Day
  let departure: Day
  let party: Party
  let notes: String?
  let group: String?
  let holdExpires: Int?
  let cancelReason: String?
  let nights: [Night]
  let policy: Int?
  let taxes: [TaxRule]
  var version: Int
  /// Only in an answer that is kept; the journal's images say nothing of accounts.
  let sums: AccountSums?

  private enum CodingKeys: CodingKey {
    case id
    case status
    case camper
    case site
    case arrival
    case departure
    case notes
    case group
    case holdExpires
    case cancelReason
    case nights
    case policy
    case taxes
    case version
    case sums
  }

  /// The party's fields stand among the reservation's own.
  init(from decoder: any Decoder) throws {
    let image = try decoder.container(keyedBy: CodingKeys.self)
    id = try image.decode(ReservationID.self, forKey: .id)
    status = try image.decode(ReservationStatus.self, forKey: .status)
    camper = try image.decode(CamperID.self, forKey: .camper)
    site = try image.decode(SiteNumber.self, forKey: .site)
    arrival = try image.decode(Day.self, forKey: .arrival)
    departure = try image.decode(Day.self, forKey: .departure)
    notes = try image.decodeIfPresent(String.self, forKey: .notes)
    group = try image.decodeIfPresent(String.self, forKey: .group)
    holdExpires = try image.decodeIfPresent(Int.self, forKey: .holdExpires)
    cancelReason = try image.decodeIfPresent(String.self, forKey: .cancelReason)
    nights = try image.decode([Night].self, forKey: .nights)
    policy = try image.decodeIfPresent(Int.self, forKey: .policy)
    taxes = try image.decodeIfPresent([TaxRule].self, forKey: .taxes) ?? []
    sums = try image.decodeIfPresent(AccountSums.self, forKey: .sums)
    version = try image.decode(Int.self, forKey: .version)
    party = try Party(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var image = encoder.container(keyedBy: CodingKeys.self)
    try image.encode(id, forKey: .id)
    try image.encode(status, forKey: .status)
    try image.encode(camper, forKey: .camper)
    try image.encode(site, forKey: .site)
    try image.encode(arrival, forKey: .arrival)
    try image.encode(departure, forKey: .departure)
    try image.encodeIfPresent(notes, forKey: .notes)
    try image.encodeIfPresent(group, forKey: .group)
    try image.encodeIfPresent(holdExpires, forKey: .holdExpires)
    try image.encodeIfPresent(cancelReason, forKey: .cancelReason)
    try image.encode(nights, forKey: .nights)
    try image.encodeIfPresent(policy, forKey: .policy)
    if !taxes.isEmpty { try image.encode(taxes, forKey: .taxes) }
    try image.encodeIfPresent(sums, forKey: .sums)
    try image.encode(version, forKey: .version)
    try party.encode(to: encoder)
  }
}

extension ReservationImage {
  /// Returns nil for a draft, which is never kept.
  init?(_ reservation: Reservation) {
    guard let id = reservation.id else { return nil }
    self.id = id
    status = reservation.status
    camper = reservation.camper.id
    site = reservation.siteNumber
    arrival = reservation.arrival
    departure = reservation.departure
    party = reservation.party
    notes = reservation.notes
    group = reservation.group
    holdExpires = reservation.holdExpires
    cancelReason = reservation.cancelReason
    nights = reservation.nights
    policy = reservation.policy
    taxes = reservation.taxes
    sums = reservation.sums
    version = reservation.version
  }

  /// The reservation, with its camper as the record is now.
  func reservation(of camper: Camper) -> Reservation {
    Reservation(
      id: id, version: version, status: status, camper: camper, siteNumber: site,
      stay: StayRequest(arrival: arrival, departure: departure), party: party, notes: notes,
      group: group, holdExpires: holdExpires, cancelReason: cancelReason, nights: nights, policy: policy, taxes: taxes,
      sums: sums ?? AccountSums())
  }
}
