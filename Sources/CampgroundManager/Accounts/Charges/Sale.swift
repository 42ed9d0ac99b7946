import Persistence

/// A sale over the counter: its money, the charge with its taxes, and later refunds.
public struct Sale: Sendable {
  /// The entries, the money first.
  public let entries: [LedgerEntry]

  /// The first entry, whose id is the sale's.
  public var payment: LedgerEntry { entries[0] }

  /// The amount that was received and not refunded.
  public var paid: Int { entries.reduce(0) { $0 + $1.money } }

  /// The sums of its charge, its fees and its taxes.
  var lines: [LedgerLine] {
    var lines: [LedgerLine] = []
    for entry in entries where entry.item != .money { lines.add(LedgerLine(entry)) }
    return lines
  }

  /// The sum of its taxes, and that of its fees, as it was sold.
  public var taxes: Int { sold(.chargeTaxes) }
  public var fees: Int { sold(.chargeFees) + surcharge }

  private func sold(_ item: LedgerEntry.Item) -> Int {
    entries.reduce(0) { $0 + ($1.item == item && $1.kind != .adjustment && $1.counters == nil ? $1.amount : 0) }
  }

  /// The surcharge of its method.
  public var surcharge: Int { sold(.surcharges) }

  /// The memos of its charges.
  public var memo: String? {
    let memos = entries.filter { $0.item == .other && $0.kind == .charge && $0.counters == nil }.compactMap(\.memo)
    return memos.isEmpty ? nil : memos.joined(separator: ", ")
  }
}

/// An answer keeps ids alone: the entries are still there, as none is ever changed.
extension Sale: RecordedAnswer {
  struct Record: Recorded {
    var first: LedgerID?
    var last: LedgerID?

    static let blank = Record()
    static let fields: FieldList<Self> = [
      field("first", { $0.first }, { $0.first = $1 }), field("last", { $0.last }, { $0.last = $1 }),
    ]
  }

  var answer: Record { Record(first: entries.first?.id, last: entries.last?.id) }

  static func replay(_ answer: Record, from store: Store) throws -> Sale {
    guard let first = answer.first, let last = answer.last, let sale = try LedgerTable(store: store).sale(first) else {
      throw StoreError.unreadableImage
    }
    return Sale(entries: sale.entries.filter { $0.id <= last })
  }
}

extension LedgerTable {
  /// The sale that begins with an entry; nil when none does.
  func sale(_ id: LedgerID) throws -> Sale? {
    guard let first = try entry(id), first.kind == .sale, first.sale == nil else { return nil }
    return Sale(entries: try entries(beside: first))
  }
}
