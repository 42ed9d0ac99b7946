import CampgroundManager
import JSONText

/// The amounts of an entry's lines in accounts.
extension LogSentence {
  /// The new lines of accounts.
  var lines: [LoggedChange] { changes(of: "ledger").filter(\.isNew) }

  /// An amount of an image, in minor units.
  func amount(_ line: LoggedChange) -> Int {
    let text = line["amount"]?.string ?? "0"
    return Int(text.filter { $0 != "." }) ?? 0
  }

  func text(_ amount: Int) -> String { names.currency.text(amount) }

  /// The sum of the lines of some kinds.
  func sum(_ kinds: Set<String>) -> Int {
    lines.filter { kinds.contains($0["kind"]?.string ?? "") }.reduce(0) { $0 + amount($1) }
  }

  /// The change of the total, which the kinds of lines that are owed make.
  var priceChange: Int { sum(["charge", "tax", "discount", "adjustment", "penalty"]) }

  /// `; 45.00 more`, `; price as it was`, nothing where there are no prices.
  var price: String {
    let change = priceChange
    if change != 0 { return "; \(text(Int(change.magnitude))) \(change > 0 ? "more" : "less")" }
    return changes(of: "reservation").contains(where: \.isPriced) ? "; price as it was" : ""
  }

  /// `; 90.00`, of a new stay.
  var total: String { priceChange == 0 ? "" : "; \(text(priceChange))" }

  /// ` by card`, of the lines that have one.
  var method: String { lines.compactMap { $0["method"]?.string }.first.map { " by \($0)" } ?? "" }

  /// `r-3 (Ann Lee) and r-4 (Ann Lee)`, the reservations of the lines.
  var payers: String {
    var ids: [String] = []
    for id in lines.compactMap({ $0["reservation"]?.string }) where !ids.contains(id) { ids.append(id) }
    return Phrases.list(ids.map(party))
  }

  /// `: half of it was wet`, the reason or the memo of the lines.
  var memo: String {
    let memos = lines.compactMap { $0["memo"]?.string }
    return reason.isEmpty ? memos.first.map { ": \($0)" } ?? "" : reason
  }
}

extension LoggedChange {
  /// True when a night of the stay has a price.
  fileprivate var isPriced: Bool {
    [before, after].contains { ($0?["nights"]?.list ?? []).contains { $0["price"]?.members != nil } }
  }
}
