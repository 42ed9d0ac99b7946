/// The whole agreement with a party, to mail or hand over.
package struct Confirmation: Sendable {
  package let account: Account
  package let settings: CampgroundSettings
  /// The policy in force when it was made.
  package let policy: Policy
  /// The charges for people, pets and vehicles beyond those included in the rates.
  package let extras: [QuotedLine]
  /// Taxes and fees.
  package let taxes: [QuotedLine]
  /// The charges by hand, as one line, and penalties.
  package let others: [QuotedLine]

  /// The rules with a name that bind the stay.
  package let rules: [NamedRule]

  /// The sites of the stay, in the order in which the party has them.
  package let sites: [CampSite]
  /// The occasion of the letter; nil for the confirmation itself.
  package let occasion: LetterOccasion?
  /// The reservation before its newest change, in a letter about that.
  package let former: Reservation?
  /// The charges that the cancellation has left, without those by hand.
  package let cancellationFee: Int

  package var reservation: Reservation { account.reservation }
  /// True when money is any part of it.
  package var isPriced: Bool { account.sums.hasMoney || reservation.nights.contains { $0.price != nil } }
}

extension FrontDeskService {
  /// The agreement with a party, or a letter about it; throws ``CampingError`` when there is no such reservation, and when
  /// its status has none.
  package func confirmation(
    of reference: ReservationReference, for occasion: LetterOccasion? = nil
  ) throws -> Confirmation {
    accounts.expect(reference)
    return try journal.store.read {
      let account = try accounts.account(reference, for: occasion?.purpose ?? .look)
      if let problem = try problem(of: account, for: occasion) { throw CampingError(.invalidRequest, [problem]) }
      return try confirmation(of: account, for: occasion)
    }
  }

  /// The agreements with all parties of a group whose reservations stand, or of those about which there is a letter, oldest
  /// first; throws ``CampingError`` when there is no such group, and when there is none of them.
  package func confirmations(ofGroup name: String, for occasion: LetterOccasion? = nil) throws -> [Confirmation] {
    try journal.store.read {
      let accounts = try accounts.account(of: .group(name)).accounts
      let fitting = try accounts.filter { try problem(of: $0, for: occasion) == nil }
      if fitting.isEmpty {
        throw CampingError(.invalidRequest, try accounts.compactMap { try problem(of: $0, for: occasion) })
      }
      return try fitting.map { try confirmation(of: $0, for: occasion) }
    }
  }

  private func problem(of account: Account, for occasion: LetterOccasion?) throws -> Problem? {
    let reservation = account.reservation
    guard let occasion else { return reservation.unconfirmed }
    if let problem = occasion.problem(of: reservation, on: journal.clock.today) { return problem }
    guard occasion == .change, let id = reservation.id, try former(of: reservation) == nil else { return nil }
    return .desk(.noLetter(.change, id, reservation.status))
  }

  private func confirmation(of account: Account, for occasion: LetterOccasion?) throws -> Confirmation {
    let reservation = account.reservation
    let numbers = reservation.segments.isEmpty ? [reservation.siteNumber] : reservation.segments.map(\.site)
    journal.store.expect(
      [
        { _ = try reservation.id.map(self.accounts.ledger.table.lines) },
        { _ = try RuleTable(store: self.journal.store).rules() }, { _ = try self.policies.policy(reservation.policy) },
      ] + numbers.map { number in { _ = try self.sites.find(number) } })
    let lines = try reservation.id.map(accounts.ledger.table.lines) ?? []
    let sites = try numbers.map { try self.sites.find($0) }
    let former = occasion == .change ? try former(of: account.withoutWarning.reservation) : nil
    return Confirmation(
      account: account.withoutWarning, settings: try settings.settings(),
      policy: try policies.policy(reservation.policy),
      extras: lines.confirmed([.extras]),
      taxes: lines.confirmed([.taxes, .fees], reservation.taxes)
        + reservation.price.exemptions.map(QuotedLine.init(exempt:)),
      others: lines.confirmed(Set(AccountItem.allCases.filter(\.isApart) + [.discounts])),
      rules: try rules(for: reservation, on: sites), sites: sites, occasion: occasion,
      former: former,
      cancellationFee: lines.filter { !$0.item.staysCharged }.reduce(0) { $0 + $1.amount })
  }
}

extension FrontDeskService {
  /// The rules that bind a stay on some sites, and are a party's to keep.
  private func rules(for reservation: Reservation, on sites: [CampSite]) throws -> [NamedRule] {
    guard let stay = reservation.days else { return [] }
    return try RuleTable(store: journal.store).rules().filter { rule in
      var terms = rule.terms
      terms.minGap = nil
      let isHere = sites.contains { terms.isFor($0.siteNumber, $0.type) }
      return terms.demandsAnything && isHere && terms.bind(stay)
    }
  }
}

extension Account {
  /// The account without the camper's warning, which is the desk's own.
  fileprivate var withoutWarning: Account {
    Account(reservation: reservation.withoutWarning, entries: entries, lapsed: lapsed, deposit: deposit)
  }
}

extension Reservation {
  /// The reservation for a paper that is handed out: without the camper's warning.
  var withoutWarning: Reservation {
    var reservation = self
    reservation.camper.warning = nil
    return reservation
  }

  /// The problem of confirming a stay that does not come about; nil for any other.
  fileprivate var unconfirmed: Problem? {
    guard let id, [.cancelled, .expired, .noShow].contains(status) else { return nil }
    return .desk(.noConfirmation(id, status))
  }
}

extension [LedgerLine] {
  fileprivate func confirmed(_ items: Set<LedgerEntry.Item>, _ rules: [TaxRule] = []) -> [QuotedLine] {
    filter { items.contains($0.item) }.map { line in
      let isDiscount = line.item == .discounts || line.item == .agreedApart
      let name = line.name.isEmpty ? (isDiscount ? "discount" : "other charges") : line.name
      let isIncluded = rules.contains { $0.isIncluded && $0.name == line.name }
      return QuotedLine(name: name, amount: line.amount, isFee: line.item == .fees, isIncluded: isIncluded)
    }
  }
}
