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
