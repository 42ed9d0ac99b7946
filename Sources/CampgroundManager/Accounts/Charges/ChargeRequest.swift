/// A charge beside a stay: an amount with its memo, or a number of an item.
package struct ChargeRequest: Hashable, Sendable {
  package var amount: Amount?
  /// The purpose of an amount.
  package var memo: String?
  /// The name of an item.
  package var item: String?
  /// The number of them.
  package var count = 1

  package init(_ amount: Amount, memo: String? = nil) {
    self.amount = amount
    self.memo = memo
  }

  package init(item: String, count: Int = 1) {
    self.item = item
    self.count = count
  }

  /// The largest number of one item.
  package static let largestCount = 10_000
}

/// A charge before taxes, as an account has it.
struct PricedCharge {
  var item: Item?
  /// The name of its line; empty for a charge by hand.
  let name: String
  let count: Int
  /// The amount in minor units.
  let amount: Int
  /// The memo; for an item its number and name.
  let memo: String?

  init(item: Item? = nil, name: String? = nil, count: Int, amount: Int, memo: String?) {
    (self.item, self.name, self.count) = (item, name ?? item?.name ?? "", count)
    (self.amount, self.memo) = (amount, memo)
  }

  /// `2 × firewood`.
  static func words(_ count: Int, _ name: String) -> String { count == 1 ? name : "\(count) × \(name)" }
}

/// A charge on an account, as the journal keeps it.
struct JournaledCharge: FieldWritable {
  let reservation: ReservationID?
  let charge: PricedCharge
  let requested: Amount?
  var method: String?
  /// True for a charge that a security deposit pays.
  var isKept = false

  func write(to fields: inout some FieldWriter) {
    if let reservation { fields.field("reservation", reservation) }
    if let requested { fields.field("amount", requested.description) }
    if !charge.name.isEmpty {
      fields.field("item", charge.name)
      fields.field("count", charge.count)
    }
    if let method { fields.field("method", method) }
    if charge.name.isEmpty { fields.field("memo", charge.memo) }
    if isKept { fields.field("security", true) }
  }
}
