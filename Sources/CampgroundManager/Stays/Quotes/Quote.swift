/// A stay to quote.
public struct QuoteRequest: Hashable, Sendable {
  /// The site; nil takes the one that reserving would take.
  public var site: SiteNumber?
  public var stay: StayRequest
  public var party: Party
  public var needs: SiteNeeds
  /// The overridden limits, which do not count.
  public var overrides: Overrides
  /// The price that people agree on, beside rates and taxes.
  package var terms: TermsRequest?

  public init(
    site: SiteNumber?, stay: StayRequest, party: Party = Party(), needs: SiteNeeds = SiteNeeds(),
    overrides: Overrides = Overrides()
  ) {
    self.site = site
    self.stay = stay
    self.party = party
    self.needs = needs
    self.overrides = overrides
  }
}

/// The price of a stay, night by night; all amounts are minor units.
public struct Quote: Hashable, Sendable {
  public let site: SiteNumber
  public let stay: Stay
  /// The nights in their order.
  public let nights: [QuotedNight]
  /// The charges for people, pets and vehicles beyond those included in the rates.
  public let extras: [QuotedLine]
  /// The discounts, below 0; those that the stay does not have are 0.
  public let discounts: [QuotedLine]
  /// Taxes and fees.
  public let taxes: [QuotedLine]
  /// The total; nil as long as the campground has no rates.
  public let total: Int?
  /// The deposit if the stay is reserved today; nil when none is required.
  public let deposit: Deposit?
  public let currency: Currency
  /// True when somebody holds one of the nights; without a requested site, when no suitable site is free.
  public let isTaken: Bool
  /// The reason why its site was chosen; nil when it was requested.
  public let siteChosenBecause: ChoiceReason?
  /// The problems that did not count because they are overridden.
  public let overridden: [Problem]
}

/// A night with its price.
public struct QuotedNight: Hashable, Sendable {
  public let night: Day
  /// The price; nil as long as the campground has no rates.
  public let price: NightPrice?
  /// The rates that cover it, the one that decides first.
  public let why: [CoveringRate]
  /// The share of a weekly or monthly price that it has; nil for a price of its own.
  public let share: QuotedShare?
}

/// Nights of a stay that share the weekly or monthly price of one rate (domain rule R20); amounts are minor units.
public struct QuotedShare: Hashable, Sendable {
  public let rate: String
  /// The number of nights of the whole: 7 of a week, 28 of a month.
  public let length: Int
  /// The number of nights that share its price; the others of the week or month have other prices.
  public let nights: Int
  /// The price of these nights together.
  public let amount: Int

  init(_ share: PriceShare) {
    (rate, length, nights, amount) = (share.rate.name, share.length, share.places.count, share.amount)
  }
}

/// A charge beside the nights, by its name.
public struct QuotedLine: Hashable, Sendable {
  public let name: String
  public let amount: Int
  /// True when it is the campground's own fee, and not a tax.
  public let isFee: Bool
  /// True for a tax that the prices of the nights have in them.
  public var isIncluded = false
}

extension QuotedLine {
  /// A tax that the prices of the nights have in them, and that is not paid; its amount is below 0.
  init(exempt line: (name: String, amount: Int)) {
    self.init(name: line.name, amount: line.amount, isFee: false, isIncluded: true)
  }

  /// The word about it: `fee`, `included`, `exempt`, or none.
  public var note: String { isFee ? "fee" : !isIncluded ? "" : amount < 0 ? "exempt" : "included" }
}
