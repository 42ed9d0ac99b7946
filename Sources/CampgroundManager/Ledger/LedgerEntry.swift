/// One line of a reservation's account; it is never changed, only countered by another (domain rule R9).
public struct LedgerEntry: Hashable, Sendable, Codable {
  /// What sort of entry; the first three sum to a reservation's total, payments less refunds to what is paid.
  public enum Kind: String, Hashable, Sendable, Codable {
    case charge
    case tax
    case adjustment
    case payment
    case refund
  }

  /// What it is for.
  public enum Item: String, Hashable, Sendable, Codable, CaseIterable {
    case nights
    case extras
    /// Owed to somebody else.
    case taxes
    /// The campground's own, beside the price.
    case fees
    /// What a cancellation, a no-show or leaving early costs.
    case penalties
    /// Charged by hand.
    case other
    /// Money that has changed hands.
    case money
  }

  public let id: LedgerID
  public let reservation: ReservationID
  public let day: Day
  public let kind: Kind
  public let item: Item
  /// Which of the item's lines, such as the name of a tax; empty when there is only one.
  public let name: String
  /// In minor units; below 0 for what is taken back.
  public let amount: Int
  /// How the money changed hands.
  public internal(set) var method: String?
  public internal(set) var memo: String?
  public let actor: String
  /// The entry that this one takes back.
  public let counters: LedgerID?
  var version = 1
}

extension LedgerEntry: Journaled, JournalImage {
  static let kind = "ledger"
  var journalNumber: Int64 { id.rawValue }
}

/// The journal's image; amounts are minor units.
extension LedgerEntry: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("id", id)
    fields.field("reservation", reservation)
    fields.field("day", day)
    fields.field("kind", kind.rawValue)
    fields.field("item", item.rawValue)
    fields.field("name", name)
    fields.field("amount", amount)
    fields.field("method", method)
    fields.field("memo", memo)
    fields.field("actor", actor)
    fields.field("counters", counters)
    fields.field("version", version)
  }
}

/// What a reservation's account comes to, in minor units.
public struct AccountSums: Hashable, Sendable, Codable {
  /// Of charges, taxes and adjustments.
  public var total = 0
  /// Payments less refunds.
  public var paid = 0

  public init() {}

  public init(total: Int, paid: Int) {
    self.total = total
    self.paid = paid
  }

  /// What is still to be paid; below 0 it is a credit.
  public var balance: Int { total - paid }
}
