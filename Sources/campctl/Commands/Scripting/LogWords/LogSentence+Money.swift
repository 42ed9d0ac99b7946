import CampgroundManager
import JSONText

/// The sentences of commands on accounts.
extension LogSentence {
  static let money: Wordings = [
    "pay": { $0.paid },
    "refund": { $0.refunded },
    "charge": { "charged \($0.text($0.priceChange)) to \($0.payers)\($0.things)" },
    "uncharge": { "took back \($0.text(-$0.priceChange)) from \($0.payers)\($0.things)" },
    "discount": { "gave \($0.payers) a discount\($0.reason)\($0.price)" },
    "waive": { "waived \($0.text(-$0.priceChange)) for \($0.payers)\($0.memo)" },
    "write-off": { "wrote off \($0.text($0.sum(["writeOff"]))) for \($0.payers)\($0.memo)" },
    "transfer": { $0.transferred },
    "sell": { "sold \($0.sold) for \($0.text($0.sum(["sale"])))\($0.method)" },
  ]

  private var paid: String {
    let security = sum(["security"])
    let confirmed = stays.isEmpty ? "" : ", which confirms it"
    guard security == 0 else {
      return "took a security deposit of \(text(security))\(method) for \(payers)\(confirmed)\(memo)"
    }
    return "took \(text(sum(["payment"])))\(method) for \(payers)\(confirmed)\(memo)"
  }

  private var refunded: String {
    let sum = Int(sum(["refund", "security", "sale"]).magnitude)
    let payers = payers.isEmpty ? "a sale" : payers
    return "refunded \(text(sum))\(method) of \(payers)\(things)"
  }

  private var transferred: String {
    let sides = lines.filter { $0["kind"]?.string == "transfer" }
    let side = { (isGiver: Bool) in
      sides.first { (amount($0) < 0) == isGiver }?["reservation"]?.string.map(party) ?? "an account"
    }
    let sum = sides.map(amount).filter { $0 > 0 }.reduce(0, +)
    return "transferred \(text(sum)) from \(side(true)) to \(side(false))\(reason)"
  }

  /// The memos of charges, of which there may be several.
  private var things: String {
    let memos = lines.filter { $0["item"]?.string == "other" }.compactMap { $0["memo"]?.string }
    return memos.isEmpty ? memo : ": " + memos.joined(separator: ", ")
  }

  /// The words for the things that were sold.
  private var sold: String {
    let words = lines.flatMap { [$0["name"]?.string, $0["memo"]?.string] }.compactMap(\.self)
    return words.first { !$0.isEmpty } ?? "something"
  }
}
