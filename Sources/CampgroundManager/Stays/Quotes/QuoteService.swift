/// Quotes stays by the charges that reserving them would make (domain rule R20).
public final class QuoteService {
  private let journal: Journal
  private let settings: SettingsTable
  private let sites: CampSiteService
  private let policies: PolicyTable
  private let availability: AvailabilityService
  private let nights: NightTable
  private let discounts: DiscountTable
  private let taxes: TaxTable

  init(journal: Journal) {
    self.journal = journal
    settings = SettingsTable(store: journal.store)
    sites = CampSiteService(journal: journal)
    policies = PolicyTable(store: journal.store)
    availability = AvailabilityService(store: journal.store, clock: journal.clock)
    nights = NightTable(store: journal.store, clock: journal.clock)
    discounts = DiscountTable(store: journal.store)
    taxes = TaxTable(store: journal.store)
  }

  /// The price of a stay if it is reserved now, night by night, in the currency's minor units (domain rule R20).
  ///
  /// The holders of the nights do not matter; ``Quote/isTaken`` is true when there is one.
  ///
  /// - Throws: ``CampingError`` for a stay against the rules, as reserving it would.
  public func quote(_ request: QuoteRequest) throws -> Quote {
    try journal.store.read {
      journal.store.expect([
        { _ = try self.taxes.taxes() }, { _ = try self.policies.policy() }, { _ = try self.availability.rules() },
      ])
      let site = try request.site.map(sites.find)
      var problems: [Problem] = []
      let overrides = request.overrides.cleaned(&problems)
      let terms = try terms(request.terms, &problems)
      let requested = RequestedStay(
        stay: request.stay, fit: Fit(party: request.party, needs: request.needs),
        bounds: StayBounds(rules: try availability.rules(), overrides: overrides, nightly: terms?.nightly))
      let suitability = try availability.judge(requested, at: site, &problems)
      problems = try availability.suggesting(problems, insteadOf: requested, at: site)
      try problems.refuse(
        remedies: suitability == nil ? [] : Remedy.all(for: problems, among: Remedy.ofRequests),
        elsewhere: availability.elsewhere(problems, suitability, insteadOf: site))
      guard let suitability else { throw CampingError(.invalidRequest, [.stay(.invalidNumberOfNights(0))]) }
      return try quote(suitability, on: choose(site, for: suitability), terms)
    }
  }

  /// The terms that a request agrees on; reports in `problems` whatever is invalid.
  private func terms(_ request: TermsRequest?, _ problems: inout [Problem]) throws -> AgreedTerms? {
    try request?.applied(
      to: nil, in: settings.settings().currency, discounts.discounts(), taxes.taxes().map(\.rule), &problems)
  }

  private struct Choice {
    let site: CampSite
    let isTaken: Bool
    let because: ChoiceReason?
    /// The gaps that the stay leaves there against a rule, by an override.
    var gaps: [Problem] = []
  }

  /// The requested site, or the one that reserving would take; when none is free, the best of the suitable ones.
  private func choose(_ site: CampSite?, for suitability: Suitability) throws -> Choice {
    if let site {
      let isTaken = try nights.conflict(on: site, suitability.stay) != nil
      let gaps = isTaken ? [] : try availability.requireNoGap(leftBy: suitability, on: [site])
      return Choice(site: site, isTaken: isTaken, because: nil, gaps: gaps)
    }
    let free = try availability.free(for: suitability)
    if let best = free.first {
      return Choice(site: best.site, isTaken: false, because: best.reason(over: free.dropFirst()))
    }
    guard let best = try availability.bestOfAll(suitability) else {
      throw CampingError(.invalidRequest, [.site(.noneFits(Misfit([])))])
    }
    return Choice(site: best.site, isTaken: true, because: nil)
  }

  private func quote(_ suitability: Suitability, on choice: Choice, _ terms: AgreedTerms?) throws -> Quote {
    let (stay, book) = (suitability.stay, suitability.rates)
    let taxes = try availability.taxes(by: book)
    var price = suitability.price(at: choice.site, taxes: terms?.exempting(taxes) ?? taxes)
    if let terms { price = price.discounted(terms.discounts, stay, at: choice.site) }
    let lines = try price.lines
    let total = book.isEmpty ? nil : try price.total
    let deposit = try total.flatMap { total in
      Deposit(
        by: try policies.policy(), total: total, nights: price.sums, arrival: stay.arrival, made: journal.clock.today)
    }
    return Quote(
      site: choice.site.siteNumber, stay: stay, nights: nights(of: stay, price, by: book, on: choice.site),
      extras: try price.quotedExtras, discounts: price.quotedDiscounts,
      taxes: lines.quoted([.taxes, .fees], price.taxes) + price.exemptions.map(QuotedLine.init(exempt:)), total: total,
      deposit: deposit,
      currency: try settings.settings().currency, isTaken: choice.isTaken, siteChosenBecause: choice.because,
      overridden: suitability.overridden(at: choice.site) + choice.gaps)
  }

  private func nights(of stay: Stay, _ price: StayPrice, by book: RateBook, on site: CampSite) -> [QuotedNight] {
    let shares = book.shares(of: stay.nights.map { ($0, site) })
    return zip(stay.nights, price.nights).enumerated().map { place, night in
      let share = shares.first { $0.places.contains(place) }
      let why = book.why(night.0, on: site, stayOf: stay.numberOfNights, sharing: share)
      return QuotedNight(night: night.0, price: night.1, why: why, share: share.map(QuotedShare.init))
    }
  }
}

extension StayPrice {
  /// The price with the discounts of a stay that is all to come.
  fileprivate func discounted(_ discounts: [AgreedDiscount], _ stay: Stay, at site: CampSite) -> StayPrice {
    let priced = zip(stay.nights, nights).compactMap { night, price in price.map { (night, $0) } }
    let places = priced.map { night, price in
      StayDiscounts.DiscountedNight(
        night: night, site: site.siteNumber, type: site.type, price: price, became: price, isSlept: false)
    }
    let spread = StayDiscounts(discounts, of: places, length: stay.numberOfNights)
    let prices = priced.indices.map { number in
      var price = priced[number].1
      price.discounts = spread.parts(ofNight: number)
      return price
    }
    // A night without a price has no discounts, so that all nights are as they were, or all have some.
    return StayPrice(nights: prices.count == nights.count ? prices : nights, taxes: taxes, discounts: discounts)
  }

  /// The extras as they are priced, with the taxes that they include, as the nights are.
  fileprivate var quotedExtras: [QuotedLine] {
    get throws {
      try extras.filter { $0.amount != 0 }.map { QuotedLine(name: $0.name, amount: $0.amount, isFee: false) }
    }
  }

  fileprivate var quotedDiscounts: [QuotedLine] {
    discounts.indices.map { QuotedLine(name: discounts[$0].rule.name, amount: -amount(of: $0), isFee: false) }
  }
}

extension [LedgerLine] {
  /// The lines of some items, in their order.
  fileprivate func quoted(_ items: Set<LedgerEntry.Item>, _ rules: [TaxRule] = []) -> [QuotedLine] {
    filter { items.contains($0.item) }.map { line in
      QuotedLine(
        name: line.name, amount: line.amount, isFee: line.item == .fees,
        isIncluded: rules.contains { $0.isIncluded && $0.name == line.name })
    }
  }
}
