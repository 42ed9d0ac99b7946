/// The charges of one name on an account, and the taxes and fees on them.
struct ChargedLines {
  /// The charge itself, then the taxes and fees on it.
  private var lines: [LedgerLine] = []
  /// The number of items that stand.
  private(set) var count = 0
  private let included: Set<String>

  /// `included` are the taxes that are in the price.
  init(in entries: [LedgerEntry], named name: String, _ included: Set<String>) {
    self.included = included
    // The taxes on a charge are the entries behind it; those that take back others belong where these do.
    var names: [LedgerID: String] = [:]
    var current = ""
    var open: [LedgerLine: Int] = [:]
    for entry in entries where entry.item.staysCharged && entry.item != .surcharges {
      if let former = entry.counters.flatMap({ names[$0] }) {
        current = former
      } else if entry.item == .other {
        current = entry.name
      }
      names[entry.id] = current
      if current == name { add(entry) }
      let key = LedgerLine(item: entry.item, name: entry.name, amount: 0)
      open[key, default: 0] += entry.amount
      if open[key] == 0 { open[key] = nil }
      // A hold that runs out takes all charges back, line by line and not charge by charge.
      if open.isEmpty { (lines, count) = ([], 0) }
    }
    lines.removeAll { $0.amount == 0 }
  }

  private mutating func add(_ entry: LedgerEntry) {
    count += entry.items
    let place = lines.firstIndex { $0.item == entry.item && $0.name == entry.name } ?? lines.count
    if place == lines.count { lines.append(LedgerLine(item: entry.item, name: entry.name, amount: 0)) }
    lines[place] = LedgerLine(item: entry.item, name: entry.name, amount: lines[place].amount + entry.amount)
  }

  /// The charges as they were priced.
  var price: Int { lines.reduce(0) { $0 + (isPriced($1) ? $1.amount : 0) } }

  private func isPriced(_ line: LedgerLine) -> Bool {
    line.item == .other || line.item == .chargeTaxes && included.contains(line.name)
  }

  /// The lines that take an amount of the price back, with its share of each tax and fee.
  func taking(_ amount: Int) -> [LedgerLine] {
    let price = max(1, price)
    var charge = amount
    let others = lines.filter { $0.item != .other }.map { line in
      let part = MinorUnits.share(of: line.amount, amount, outOf: price)
      if isPriced(line) { charge -= part }
      return LedgerLine(item: line.item, name: line.name, amount: -part)
    }
    let own = lines.filter { $0.item == .other }.map {
      LedgerLine(item: $0.item, name: $0.name, amount: -charge)
    }
    return own + others
  }
}

extension LedgerEntry {
  /// The number of items that it charges, below 0 where it takes them back; its memo has it.
  fileprivate var items: Int {
    guard item == .other, !name.isEmpty else { return 0 }
    let count = memo?.utf8.prefix { $0 != UInt8(ascii: " ") }.reduce(0) { sum, digit -> Int? in
      guard let sum, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      return 10 * sum + Int(digit - UInt8(ascii: "0"))
    }
    let words = count.flatMap { $0 }.map { PricedCharge.words($0, name) }
    return (words == memo ? count.flatMap { $0 } ?? 1 : 1) * amount.signum()
  }
}
