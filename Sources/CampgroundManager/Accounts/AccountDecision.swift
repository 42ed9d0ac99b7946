/// A decision of a person about the money of an account (domain rule R29).
package enum AccountDecision: Hashable, Sendable {
  /// Writing off an amount, at most the balance; nil is all of it.
  case writeOff(Amount?)
  /// Taking back a charge.
  case waive(WaiverSubject)
}

extension AccountDecision: FieldWritable {
  var command: String {
    switch self {
    case .writeOff: "write-off"
    case .waive: "waive"
    }
  }

  var purpose: ReservationPurpose {
    switch self {
    case .writeOff: .debt
    case .waive: .charges
    }
  }

  package func write(to fields: inout some FieldWriter) {
    switch self {
    case .writeOff(let amount): fields.field("amount", amount?.description)
    case .waive(let what): fields.field("what", what.description)
    }
  }

  /// The amount in minor units; nil for one that is not given, and reports in `problems` one that cannot be.
  func amount(in currency: Currency, _ problems: inout [Problem]) -> Int? {
    switch self {
    case .writeOff(let amount): amount.map { $0.minorUnits(in: currency, field: "amount", &problems) ?? 0 }
    case .waive(.amount(let amount)): amount.minorUnits(in: currency, field: "what", &problems) ?? 0
    case .waive(.name): nil
    }
  }
}
