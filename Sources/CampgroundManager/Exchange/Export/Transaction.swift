/// A transaction of a plain-text journal, as hledger and ledger read it.
struct Transaction: Hashable {
  struct Posting: Hashable {
    let account: String
    /// The amount in minor units.
    let amount: Int
  }

  let day: Day
  /// The origin, such as the id of an entry.
  let code: String?
  let description: String
  let postings: [Posting]

  /// The lines of the transaction, followed by an empty one.
  func text(in currency: Currency) -> String {
    var text = "\(day) " + (code.map { "(\($0)) " } ?? "") + description + "\n"
    for posting in postings {
      // Two blanks end an account's name.
      text += "    \(posting.account)  \(currency.text(posting.amount)) \(currency)\n"
    }
    return text + "\n"
  }
}

extension Transaction {
  /// Makes the transaction of an entry. A night turns a deposit into revenue and taxes owed; money received is a
  /// deposit until then.
  init(_ entry: BookEntry) {
    let deposit = JournalAccount.deposit(entry.reservation)
    let postings = entry.lines.map { line in
      let account = line.item == .money ? JournalAccount.cash(entry.method) : JournalAccount.account(of: line)
      // Money and expenses are gained where all else is owed.
      let isGain = line.item == .money || line.item == .writeOffs
      return Posting(account: account, amount: isGain ? line.amount : -line.amount)
    }
    self.init(
      day: entry.day, code: entry.entry?.description,
      description: "\(entry.reservation?.description ?? "sale") \(entry.words)",
      postings: [Posting(account: deposit, amount: -postings.reduce(0) { $0 + $1.amount })] + postings)
  }
}

extension BookEntry {
  /// The description, without anything about persons.
  fileprivate var words: String {
    guard let line = lines.first, entry != nil else {
      return "night on site " + JournalName.name(site?.text ?? "", otherwise: "unnamed")
    }
    return switch line.item {
    case .money: line.amount < 0 ? "money paid out" : "money received"
    case .other: "charge"
    case .writeOffs: "written off"
    case .discountsApart: line.name.isEmpty ? "waived" : "waived: " + JournalName.name(line.name, otherwise: "fee")
    default: JournalName.name(line.name, otherwise: line.item.rawValue)
    }
  }
}
