/// The price of a stay, night by night; all amounts are minor units.
package struct Quote: Hashable, Sendable {
  package let site: SiteNumber
  package let stay: Stay
  /// The nights in their order.
  package let nights: [QuotedNight]
  /// The charges for people, pets and vehicles beyond those included in the rates.
  package let extras: [QuotedLine]
  /// The discounts, below 0; those that the stay does not have are 0.
  package let discounts: [QuotedLine]
  /// Taxes and fees.
  package let taxes: [QuotedLine]
  /// The total; nil as long as the campground has no rates.
  package let total: Int?
  /// The deposit if the stay is reserved today; nil when none is required.
  package let deposit: Deposit?
  package let currency: Currency
  /// True when somebody holds one of the nights; without a requested site, when no suitable site is free.
  package let isTaken: Bool
  /// The reason why its site was chosen; nil when it was requested.
  package let siteChosenBecause: ChoiceReason?
  /// The problems that did not count because they are overridden.
  package let overridden: [Problem]
}

/// A night with its price.
package struct QuotedNight: Hashable, Sendable {
  package let night: Day
  /// The price; nil as long as the campground has no rates.
  package let price: NightPrice?
  /// The rates that cover it, the one that decides first.
  package let why: [CoveringRate]
  /// The share of a weekly or monthly price that it has; nil for a price of its own.
  package let share: QuotedShare?
}

/// Nights of a stay that share the weekly or monthly price of one rate (domain rule R20); amounts are minor units.
package struct QuotedShare: Hashable, Sendable {
  package let rate: String
  /// The number of nights of the whole: 7 of a week, 28 of a month.
  package let length: Int
  /// The number of nights that share its price; the others of the week or month have other prices.
  package let nights: Int
  /// The price of these nights together.
  package let amount: Int

  init(_ share: PriceShare) {
    (rate, length, nights, amount) = (share.rate.name, share.length, share.places.count, share.amount)
  }
}

/// A charge beside the nights, by its name.
package struct QuotedLine: Hashable, Sendable {
  package let name: String
  package let amount: Int
  /// True when it is the campground's own fee, and not a tax.
  package let isFee: Bool
  /// True for a tax that the prices of the nights have in them.
  package var isIncluded = false
}

extension QuotedLine {
  /// A tax that the prices of the nights have in them, and that is not paid; its amount is below 0.
  init(exempt line: (name: String, amount: Int)) {
    self.init(name: line.name, amount: line.amount, isFee: false, isIncluded: true)
  }

  /// The word about it: `fee`, `included`, `exempt`, or none.
  package var note: String { isFee ? "fee" : !isIncluded ? "" : amount < 0 ? "exempt" : "included" }
}
