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

/// A charge to waive: a fee or penalty by its name, or an amount of all charges.
public enum WaiverSubject: Hashable, Sendable {
  case name(String)
  case amount(Amount)
}

extension WaiverSubject: LosslessStringConvertible {
  /// Reads an amount where the text is one, and else a name such as `cancellation`.
  public init?(_ text: String) { self = Amount(text).map(WaiverSubject.amount) ?? .name(text) }

  public var description: String {
    switch self {
    case .name(let name): name
    case .amount(let amount): amount.description
    }
  }
}

/// A decision about money with its reservation and its reason, as the journal keeps it.
struct JournaledDecision: FieldWritable {
  let reservation: ReservationID
  let request: AccountDecision
  let because: String

  func write(to fields: inout some FieldWriter) {
    fields.field("reservation", reservation)
    request.write(to: &fields)
    fields.field("because", because)
  }
}
