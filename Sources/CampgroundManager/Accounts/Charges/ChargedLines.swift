/// The charges of one name on an account, and the taxes and fees on them.
struct ChargedLines {
  /// The charge itself, then the taxes and fees on it.
  private(set) var lines: [LedgerLine] = []
  /// The number of items that stand.
  private(set) var count = ItemCount.zero
  private let name: String
  /// The unit of the items, as the memo of their charge has it.
  private var unit: String?
  private let included: Set<String>

  /// `included` are the taxes that are in the price.
  init(in entries: [LedgerEntry], named name: String, _ included: Set<String>) {
    (self.name, self.included) = (name, included)
    // The taxes on a charge are the entries behind it; those that take back others belong where these do.
    var names: [LedgerID: String] = [:]
    var counts: [LedgerID: ItemCount] = [:]
    var current = ""
    var open: [LedgerLine: Int] = [:]
    for entry in entries where entry.item.staysCharged && entry.item != .surcharges {
      if let former = entry.counters.flatMap({ names[$0] }) {
        current = former
      } else if entry.item == .other {
        current = entry.name
      }
      names[entry.id] = current
      counts[entry.id] =
        entry.counters.flatMap { counts[$0] }.map { ItemCount(thousandths: -$0.thousandths) } ?? entry.items.count
      if current == name { add(entry, counts[entry.id] ?? .zero) }
      let key = LedgerLine(item: entry.item, name: entry.name, amount: 0)
      open[key, default: 0] += entry.amount
      if open[key] == 0 { open[key] = nil }
      // A hold that runs out takes all charges back, line by line and not charge by charge.
      if open.isEmpty { (lines, count) = ([], .zero) }
    }
    if lines.first(where: { $0.item == .other })?.isNothing != false { count = .zero }
    lines.removeAll(where: \.isNothing)
  }

  private mutating func add(_ entry: LedgerEntry, _ items: ItemCount) {
    count = ItemCount(thousandths: count.thousandths + items.thousandths)
    unit = entry.items.unit ?? unit
    lines.add(LedgerLine(entry))
  }

  /// The charges as they were priced.
  var price: Int { lines.reduce(0) { $0 + (isPriced($1) ? $1.amount : 0) } }

  private func isPriced(_ line: LedgerLine) -> Bool {
    line.item == .other || line.item == .chargeTaxes && included.contains(line.name)
  }

  /// A part of the items at the price at which they were charged; nil for none, and for more than there are.
  func part(_ part: ItemCount) -> PricedCharge? {
    guard part.thousandths > 0, part.thousandths <= count.thousandths, unit != nil || part.isWhole else { return nil }
    return PricedCharge(
      name: name, count: part, amount: MinorUnits.share(of: price, part.thousandths, outOf: count.thousandths),
      memo: PricedCharge.words(part, name, unit: unit))
  }

  /// The lines that take an amount of the price back, with its share of each tax and fee.
  func taking(_ amount: Int) -> [LedgerLine] {
    let price = max(1, price)
    var charge = amount
    let others = lines.filter { $0.item != .other }.map { line in
      let part = line.share(amount, outOf: price)
      if isPriced(line) { charge -= part.amount }
      return -part
    }
    let own = lines.filter { $0.item == .other }.map {
      LedgerLine(item: $0.item, name: $0.name, amount: -charge)
    }
    return own + others
  }
}

extension LedgerEntry {
  /// The number of items that it charges, below 0 where it takes them back, and their unit; its memo has both. A refund of
  /// a part of a sale takes no items back unless its memo has their number.
  var items: (count: ItemCount, unit: String?) {
    guard item == .other, !name.isEmpty else { return (.zero, nil) }
    let bare = ItemCount(sale != nil && kind == .adjustment && counters == nil ? 0 : amount.signum())
    guard let memo, memo.hasSuffix(" × \(name)") else { return (bare, nil) }
    let words = memo.dropLast(" × \(name)".count).split(separator: " ", maxSplits: 1)
    guard let first = words.first, let count = ItemCount(String(first)) else { return (bare, nil) }
    let unit = words.count > 1 ? String(words[1]) : count.isWhole ? nil : name
    return (ItemCount(thousandths: count.thousandths * amount.signum()), unit)
  }
}
