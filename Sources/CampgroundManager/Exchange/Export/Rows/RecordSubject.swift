/// The subject of an export: one kind of record.
package enum RecordSubject: String, Hashable, Sendable, CaseIterable {
  case campers
  case sites
  case reservations
  case nights
  case payments
  case charges
  case rates

  var kind: any RecordKind.Type {
    switch self {
    case .campers: CamperRecords.self
    case .sites: SiteRecords.self
    case .reservations: ReservationRecords.self
    case .nights: NightRecords.self
    case .payments: PaymentRecords.self
    case .charges: ChargeRecords.self
    case .rates: RateRecords.self
    }
  }
}
