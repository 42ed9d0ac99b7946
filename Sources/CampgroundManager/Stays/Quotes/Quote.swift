/// The price of a stay, night by night; all amounts are minor units.
public struct Quote: Hashable, Sendable {
  public let site: SiteNumber
  public let stay: Stay
  /// The nights in their order.
  public let nights: [QuotedNight]
  /// The charges for people, pets and vehicles beyond those included in the rates.
  public let extras: [QuotedLine]
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
  public let siteChosenBecause: String?
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
}

/// A charge beside the nights, by its name.
public struct QuotedLine: Hashable, Sendable {
  public let name: String
  public let amount: Int
  /// True when it is the campground's own fee, and not a tax.
  public let isFee: Bool
}
