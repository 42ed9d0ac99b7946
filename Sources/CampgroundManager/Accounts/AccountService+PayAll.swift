/// One payment for several reservations.
extension AccountService {
  /// Spreads a payment over the reservations of a camper or a group that owe, by due day, then id.
  ///
  /// It is one write. Each share has the surcharge of the method beside it. A share that meets the amount due confirms a hold, as a payment of its own does (domain rule R13).
  /// The terms' version is that of each account that is paid.
  ///
  /// - Parameters:
  ///   - holder: The camper or the group.
  ///   - request: The amount, at most the sum of the balances unless a reservation takes the rest.
  ///   - credit: One of the reservations, which takes the rest; nil when nothing may be left.
  /// - Returns: The accounts that got a share, in the order in which they were paid.
  /// - Throws: ``CampingError`` when there is no such camper or group, and for more than all balances.
  @discardableResult
  public func pay(
    _ holder: AccountHolder, _ request: AccountRequest, credit: ReservationReference? = nil
  ) throws -> WriteResult<[Account]> {
    try journal.record("pay") { entry in
      let joint = try joint(holder)
      let rest = try credit.map(reservations.find)?.id
      var problems: [Problem] = []
      let currency = try settings.settings().currency
      var (cleaned, amount) = request.cleaned(in: currency, &problems)
      cleaned.method = try method(cleaned.method, &problems)
      if let rest, !joint.accounts.contains(where: { $0.reservation.id == rest }) {
        problems.append(.money(.creditElsewhere(rest)))
      }
      let owing = try owing(among: joint.accounts)
      let balances = owing.reduce(0) { $0 + $1.sums.balance }
      let isTooMuch = rest == nil && amount > balances
      if isTooMuch { problems.append(.money(.paymentAboveBalances(cleaned.amount, balances: balances, currency))) }
      try problems.refuse(remedies: isTooMuch && problems.count == 1 ? [.credit] : [])
      entry.record(
        JournaledJointPayment(
          camper: joint.camper?.id, group: joint.group, amount: cleaned.amount, method: cleaned.method,
          memo: cleaned.memo, credit: rest))
      let shares = shares(of: amount, among: owing, rest: joint.accounts.first { $0.reservation.id == rest })
      for share in shares { try pay(share.amount, on: share.account, cleaned, &entry) }
      return try shares.map { try written($0.account, &entry) }
    }
  }

  /// The accounts on which something is to be paid, by due day, then id.
  private func owing(among accounts: [Account]) throws -> [Account] {
    let open = try balances(of: accounts.map(\.reservation)).filter { $0.state != .credit }
    let byID = Dictionary(accounts.map { ($0.reservation.id, $0) }) { first, _ in first }
    let owing = open.compactMap { open in
      byID[open.reservation.id].map { (due: open.due ?? open.reservation.arrival, account: $0) }
    }
    // They come by id, which a stable order keeps.
    return owing.enumerated().sorted { ($0.element.due, $0.offset) < ($1.element.due, $1.offset) }
      .map(\.element.account)
  }

  private typealias Share = (account: Account, amount: Int)

  /// The parts of an amount, none of them 0: each account's balance as far as it goes, and the rest on one of them.
  private func shares(of amount: Int, among accounts: [Account], rest: Account?) -> [Share] {
    var left = amount
    var shares: [Share] = []
    for account in accounts where left > 0 {
      shares.append((account, min(left, account.sums.balance)))
      left -= min(left, account.sums.balance)
    }
    guard left > 0, let rest else { return shares }
    if let place = shares.firstIndex(where: { $0.account.reservation.id == rest.reservation.id }) {
      shares[place].amount += left
    } else {
      shares.append((rest, left))
    }
    return shares
  }

  /// Pays a share on an account.
  private func pay(
    _ amount: Int, on before: Account, _ request: AccountRequest, _ entry: inout JournalEntry
  ) throws {
    guard let id = before.reservation.id else { return }
    try entry.requireVersion(before.version, of: .account(id))
    for draft in try payment(of: amount, request, on: before) { try ledger.append(draft, &entry) }
    try confirm(before, byPaying: amount, &entry)
  }
}
