/// The price of a night and that of its extras, in minor units, as they are taxed.
struct NetPrice: Hashable {
  var night: Int
  var extras: Int

  init(night: Int, extras: Int) { (self.night, self.extras) = (night, extras) }

  /// The price after discounts. Those on nights and extras lower both in proportion, half to even.
  init(_ price: NightPrice, _ discounts: [AgreedDiscount]) {
    let coversExtras = { (number: Int) in discounts.indices.contains(number) && discounts[number].rule.includesExtras }
    let parts = price.discounts.enumerated()
    let both = parts.reduce(0) { $0 + (coversExtras($1.offset) ? $1.element : 0) }
    let ofNight = price.full > 0 ? MinorUnits.share(of: both, price.amount, outOf: price.full) : both
    night = price.amount - ofNight - parts.reduce(0) { $0 + (coversExtras($1.offset) ? 0 : $1.element) }
    extras = price.extras.sum - (both - ofNight)
    level()
  }

  /// The sum of the parts that a tax is on.
  func sum(_ on: [TaxBase]) -> Int { (on.contains(.nights) ? night : 0) + (on.contains(.extras) ? extras : 0) }

  /// Takes an amount out of the parts that a tax is on, in proportion.
  mutating func lower(_ amount: Int, _ on: [TaxBase]) {
    let parts = MinorUnits.spread(
      amount, by: [on.contains(.nights) ? night : 0, on.contains(.extras) ? extras : 0])
    night -= parts[0]
    extras -= parts[1]
  }

  /// Rounding leaves neither below 0.
  private mutating func level() {
    if night < 0 { (night, extras) = (0, extras + night) }
    if extras < 0 { (night, extras) = (max(0, night + extras), 0) }
  }
}
