import Persistence

/// One line of a reservation's account, or of a sale; it is never changed, only countered by another (domain rule R9).
public struct LedgerEntry: Hashable, Sendable {
  /// The sort of an entry; the first five sum to a reservation's total, and payments less refunds, with transfers, to
  /// the amount paid.
  public enum Kind: String, Hashable, Sendable, Storable {
    case charge
    case tax
    case discount
    case penalty
    case adjustment
    case writeOff
    case payment
    case refund
    /// Money from another account, or below 0 to another one.
    case transfer
    /// A security deposit, or below 0 its return.
    case security
    /// Money for a sale over the counter.
    case sale
  }

  /// The subject of an entry.
  public typealias Item = AccountItem

  public internal(set) var id: LedgerID
  /// The reservation; nil for a sale's.
  public internal(set) var reservation: ReservationID?
  /// The first entry of a sale, in its others.
  public internal(set) var sale: LedgerID?
  public internal(set) var day: Day
  public internal(set) var kind: Kind
  public internal(set) var item: Item
  /// The line of the item, such as the name of a tax; empty when there is only one.
  ///
  /// Never a memo: people write names into memos, and lines of one name are summed.
  public internal(set) var name: String
  /// The amount in minor units; below 0 when it reverses a charge.
  public internal(set) var amount: Int
  /// The amounts that a tax is on, where no night has them; nil for all others, and before there were any.
  var base: TaxedBase?
  /// The method of payment.
  public internal(set) var method: String?
  public internal(set) var memo: String?
  public internal(set) var actor: String
  /// The entry that this one counters.
  public internal(set) var counters: LedgerID?
  var version = 1
}

extension LedgerEntry {
  /// The name of the line of money that changed hands elsewhere, before an import brought it in.
  static let imported = "imported"
}

extension LedgerEntry: Journaled {
  static let kind = "ledger"
  var journalNumber: Int64 { id.rawValue }
  var label: String { id.description }
}

extension LedgerEntry: Recorded {
  static let blank = LedgerEntry(
    id: LedgerID(rawValue: 0), reservation: nil, day: .earliest, kind: .charge, item: .other,
    name: "", amount: 0, method: nil, memo: nil, actor: "", counters: nil)

  static let fields: FieldList<Self> = [
    key({ $0.id }, { $0.id = $1 }),
    field("reservation", { $0.reservation }, { $0.reservation = $1 }),
    field("sale", omitted: { $0 == nil }, { $0.sale }, { $0.sale = $1 }),
    field("day", { $0.day }, { $0.day = $1 }),
    field("kind", { $0.kind }, { $0.kind = $1 }),
    field("item", { $0.item }, { $0.item = $1 }),
    text("name", of: .campground, { $0.name }, { $0.name = $1 }),
    amount("amount", { $0.amount }, { $0.amount = $1 }),
    amount(
      "taxed", omitted: { $0 == nil }, { $0.base?.taxed },
      { entry, taxed in if let taxed { entry.base = TaxedBase(taxed: taxed, exempt: entry.base?.exempt ?? 0) } }),
    amount(
      "exempt", omitted: { $0 == nil }, { $0.base?.exempt },
      { entry, exempt in if let exempt { entry.base = TaxedBase(taxed: entry.base?.taxed ?? 0, exempt: exempt) } }),
    text("method", of: .person { if $0.isByHand { $0.method = nil } }, { $0.method }, { $0.method = $1 }),
    text("memo", of: .person { if $0.isByHand { $0.memo = nil } }, { $0.memo }, { $0.memo = $1 }),
    text("actor", of: .actor, { $0.actor }, { $0.actor = $1 }),
    field("counters", { $0.counters }, { $0.counters = $1 }),
    version(column: false, { $0.version }, { $0.version = $1 }),
  ]

  /// True when a person wrote the memo; campctl writes the others', such as `2 nights`.
  var isByHand: Bool {
    switch item {
    case .discountsApart, .writeOffs, .money, .security: true
    // A discount by hand has a reason, a named one its name; an item has its name, too.
    case .other, .discounts, .agreedApart: name.isEmpty
    case .nights, .extras, .taxes, .fees, .penalties, .chargeTaxes, .chargeFees, .surcharges, .nightsApart,
      .extrasApart,
      .feesApart, .taxesApart:
      false
    }
  }
}

/// The sums of a reservation's account, in minor units.
public struct AccountSums: Hashable, Sendable {
  /// The sum of charges, taxes and adjustments.
  public var total = 0
  /// Payments less refunds, with transfers.
  public var paid = 0
  /// The amount that will never be paid (domain rule R30).
  public var writtenOff = 0
  /// The security deposit that is held; it is in none of the others.
  public var security = 0

  public init() {}

  public init(total: Int, paid: Int, writtenOff: Int = 0, security: Int = 0) {
    self.total = total
    self.paid = paid
    self.writtenOff = writtenOff
    self.security = security
  }

  /// The sums of some entries.
  init(of entries: some Sequence<LedgerEntry>) {
    for entry in entries {
      if entry.isCharge { total += entry.amount }
      if entry.kind == .writeOff { writtenOff += entry.amount }
      paid += entry.money
      security += entry.security
    }
  }

  /// The amount still to be paid; below 0 it is a credit.
  public var balance: Int { total - paid - writtenOff }

  /// True when anything was charged or paid; a security deposit does not count.
  public var hasMoney: Bool { total != 0 || paid != 0 }

  /// The part of the write-offs that is more than is owed, so that it has to go: no credit comes of a write-off.
  var excessWriteOff: Int { max(0, writtenOff - max(0, total - paid)) }
}

extension AccountSums: Recorded {
  static let blank = AccountSums()

  static let fields: FieldList<Self> = [
    amount("total", { $0.total }, { $0.total = $1 }),
    amount("paid", { $0.paid }, { $0.paid = $1 }),
    amount("writtenOff", omitted: { $0 == 0 }, { $0.writtenOff }, { $0.writtenOff = $1 }),
    amount("security", omitted: { $0 == 0 }, { $0.security }, { $0.security = $1 }),
  ]
}

extension LedgerEntry.Kind: ColumnWord {}
extension LedgerEntry.Item: ColumnWord {}
