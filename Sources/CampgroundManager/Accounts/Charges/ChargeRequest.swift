/// A charge beside a stay: an amount with its memo, or items.
public struct ChargeRequest: Hashable, Sendable {
  public var amount: Amount?
  /// The purpose of an amount.
  public var memo: String?
  /// The items, none where there is an amount.
  public var items: [CountedItem] = []

  public init(_ amount: Amount, memo: String? = nil) {
    self.amount = amount
    self.memo = memo
  }

  public init(items: [CountedItem]) {
    self.items = items
  }

  public init(item: String, count: Int = 1) {
    self.init(items: [CountedItem(item, count: ItemCount(count))])
  }
}

/// An item by its name, and the number of it.
public struct CountedItem: Hashable, Sendable {
  public let name: String
  public let count: ItemCount?

  /// The number is one by default; of items that are taken back from a sale, it is all of them.
  public init(_ name: String, count: ItemCount? = nil) {
    (self.name, self.count) = (name, count)
  }
}

/// A charge before taxes, as an account has it.
struct PricedCharge {
  var item: Item?
  /// The name of its line; empty for a charge by hand.
  var name = ""
  let count: ItemCount
  /// The amount in minor units.
  let amount: Int
  /// The memo; for an item its number and name.
  let memo: String?

  /// `2 × firewood`, or `431.25 kWh × electricity`.
  static func words(_ count: ItemCount, _ name: String, unit: String? = nil) -> String {
    if count == .one, unit == nil { return name }
    let unit = unit == nil || unit == name ? "" : " \(unit ?? "")"
    return "\(count)\(unit) × \(name)"
  }
}

extension [PricedCharge] {
  /// The sum before taxes.
  var amounts: [Int] { map(\.amount) }

  /// The memos of all: `firewood, 2 × ice`.
  var memo: String? {
    let memos = compactMap(\.memo)
    return memos.isEmpty ? nil : memos.joined(separator: ", ")
  }
}

/// A charge on an account, as the journal keeps it.
struct JournaledCharge: FieldWritable {
  let reservation: ReservationID?
  let charges: [PricedCharge]
  let requested: Amount?
  var method: String?
  /// True for a charge that a security deposit pays.
  var isKept = false

  func write(to fields: inout some FieldWriter) {
    if let reservation { fields.field("reservation", reservation) }
    if let requested { fields.field("amount", requested.description) }
    if charges.count > 1 {
      fields.objects("items", charges) { charge, fields in Self.write(charge, to: &fields) }
    } else if let charge = charges.first, !charge.name.isEmpty {
      Self.write(charge, to: &fields)
    }
    if let method { fields.field("method", method) }
    if requested != nil || charges.first?.name.isEmpty == true { fields.field("memo", charges.first?.memo) }
    if isKept { fields.field("security", true) }
  }

  private static func write(_ charge: PricedCharge, to fields: inout some FieldWriter) {
    fields.field("item", charge.name)
    fields.field("count", charge.count)
  }
}
