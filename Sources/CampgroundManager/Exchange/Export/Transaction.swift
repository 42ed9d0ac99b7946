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
  /// Makes the transaction of an entry; nil for the second entry of two that are one transaction.
  ///
  /// A night turns a deposit into revenue and taxes owed; money received is a deposit until then. A transfer moves no
  /// money: it is between two deposits, or between a security deposit that is kept and the deposit that pays for it.
  init?(_ entry: BookEntry) {
    let deposit = JournalAccount.deposit(entry.reservation)
    var first = deposit
    let postings: [Posting]
    if let line = entry.lines.first, entry.kind == .transfer {
      guard line.item == .money, let other = entry.otherAccount(of: line) else { return nil }
      postings = [Posting(account: other, amount: line.amount)]
    } else {
      if let id = entry.reservation, entry.lines.first?.item == .security { first = JournalAccount.security(id) }
      postings = entry.lines.map { line in
        let isMoney = line.item == .money || line.item == .security
        let account = isMoney ? JournalAccount.cash(entry.method) : JournalAccount.account(of: line)
        // Money and expenses are gained where all else is owed.
        return Posting(account: account, amount: isMoney || line.item == .writeOffs ? line.amount : -line.amount)
      }
    }
    self.init(
      day: entry.day, code: entry.entry?.description,
      description: "\(entry.reservation?.description ?? "sale") \(entry.words)",
      postings: [Posting(account: first, amount: -postings.reduce(0) { $0 + $1.amount })] + postings)
  }
}

extension BookEntry {
  /// The account from which a transfer comes; nil on the second side of a transfer between reservations.
  fileprivate func otherAccount(of line: LedgerLine) -> String? {
    guard let id = reservation else { return nil }
    if line.name == "security" { return JournalAccount.security(id) }
    guard let other = ReservationID(line.name), id < other else { return nil }
    return JournalAccount.deposit(other)
  }

  /// The description, without anything about persons.
  fileprivate var words: String {
    guard let line = lines.first, entry != nil else {
      return "night on site " + JournalName.name(site?.text ?? "", otherwise: "unnamed")
    }
    if kind == .transfer {
      if line.name == "security" { return "security deposit kept" }
      return line.amount < 0 ? "transfer to \(line.name)" : "transfer from \(line.name)"
    }
    return switch line.item {
    case .money: line.amount < 0 ? "money paid out" : "money received"
    case .security: line.amount < 0 ? "security deposit returned" : "security deposit received"
    case .other: line.name.isEmpty ? "charge" : JournalName.name(line.name, otherwise: "item")
    case .writeOffs: "written off"
    case .discountsApart: line.name.isEmpty ? "waived" : "waived: " + JournalName.name(line.name, otherwise: "fee")
    default: JournalName.name(line.name, otherwise: line.item.rawValue)
    }
  }
}
