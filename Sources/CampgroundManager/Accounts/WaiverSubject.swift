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

/// A request to write off, as the journal keeps it.
struct WriteOffRequest: FieldWritable {
  let amount: Amount?

  func write(to fields: inout some FieldWriter) { fields.field("amount", amount?.description) }
}

/// A request to waive, as the journal keeps it.
struct WaiveRequest: FieldWritable {
  let what: WaiverSubject

  func write(to fields: inout some FieldWriter) { fields.field("what", what.description) }
}

/// A decision about money with its reservation and its reason, as the journal keeps it.
struct JournaledDecision<Request: FieldWritable>: FieldWritable {
  let reservation: ReservationID
  let request: Request
  let because: String

  func write(to fields: inout some FieldWriter) {
    fields.field("reservation", reservation)
    request.write(to: &fields)
    fields.field("because", because)
  }
}
