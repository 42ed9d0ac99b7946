/// An entry of the ledger by which money or a security deposit came in, was paid out, or changed its account.
public struct Payment: Hashable, Sendable {
  public let entry: LedgerEntry
  /// The moment of the command that made it; nil when the journal does not have it.
  public let moment: Moment?

  /// The amount in minor units; below 0 for money that was paid out or left its account.
  public var amount: Int { entry.kind == .refund ? -entry.amount : entry.amount }

  package static let blank = Payment(entry: .blank, moment: nil)
}

/// A filter of payments; a nil property filters nothing.
public struct PaymentFilter: Hashable, Sendable {
  /// The first day.
  public var from: Day?
  /// The day after the last.
  public var before: Day?
  /// The method of payment, whatever its case; empty for payments without one.
  public var method: String?
  public var actor: String?
  public var camper: CamperID?
  /// True when money that changed hands elsewhere counts, too, which imports have brought in.
  public var isWithImported = false

  public init() {}

  /// True when the method is the one of the filter.
  func allows(_ payment: Payment) -> Bool {
    guard let method else { return true }
    return (payment.entry.method ?? "").lowercased() == method.lowercased()
  }
}

/// The keys of a report of payments.
extension ReportKey where Part == Payment {
  /// The method; absent for payments without one.
  public static var method: Self { Self("method", absent: "unspecified") { ReportValue($0.entry.method) } }

  public static var actor: Self { Self("actor") { .name($0.entry.actor) } }

  public static var day: Self { Self("day", as: .day) { .days($0.entry.day..<$0.entry.day.advanced(by: 1)) } }
}
