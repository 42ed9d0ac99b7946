/// What a stay costs, night by night; all amounts are minor units.
public struct Quote: Hashable, Sendable {
  public let site: SiteNumber
  public let stay: Stay
  /// In their order.
  public let nights: [QuotedNight]
  /// What the party costs beyond those whom the rates include.
  public let extras: [QuotedLine]
  /// Taxes and fees.
  public let taxes: [QuotedLine]
  /// Nil as long as the campground has no rates.
  public let total: Int?
  /// If it is reserved today; nil when nothing is asked for.
  public let deposit: Deposit?
  public let currency: Currency
  /// Whether somebody holds one of the nights; of any site, whether no site that does is free.
  public let isTaken: Bool
  /// Why its site was chosen; nil when it was asked for.
  public let siteChosenBecause: ChoiceReason?
  /// What was against it, and did not count because somebody decided so.
  public let overridden: [Problem]
}

/// A night with its price.
public struct QuotedNight: Hashable, Sendable {
  public let night: Day
  /// Nil as long as the campground has no rates.
  public let price: NightPrice?
  /// The rates that cover it, the one that decides first.
  public let why: [CoveringRate]
}

/// What is added to the nights, by its name.
public struct QuotedLine: Hashable, Sendable {
  public let name: String
  public let amount: Int
  /// Whether it is the campground's own, and no tax.
  public let isFee: Bool
}
