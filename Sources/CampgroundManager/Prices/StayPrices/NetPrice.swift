/// The price of a night and that of its extras, in minor units, as taxes are of them.
struct NetPrice {
  private(set) var night: Int
  private(set) var extras: Int

  /// The price after discounts. One on nights and extras lowers both in proportion, half to even.
  init(_ price: NightPrice, _ discounts: [AgreedDiscount]) {
    (night, extras) = (price.amount, price.extras.sum)
    for (number, part) in price.discounts.enumerated() where part > 0 {
      let isOfBoth = discounts.indices.contains(number) && discounts[number].rule.includesExtras && price.full > 0
      let ofNight = isOfBoth ? MinorUnits.share(of: part, price.amount, outOf: price.full) : part
      night -= ofNight
      extras -= part - ofNight
    }
    level()
  }

  /// The sum of the parts that a tax is on.
  func sum(_ on: [TaxBase]) -> Int { (on.contains(.nights) ? night : 0) + (on.contains(.extras) ? extras : 0) }

  /// Takes the part of an included tax out of the parts that it is on, in proportion to a price.
  mutating func take(_ part: Int, in whole: NetPrice, _ on: [TaxBase]) {
    let base = whole.sum(on)
    guard part > 0, base > 0 else { return }
    let ofNight = on.contains(.nights) ? MinorUnits.share(of: part, whole.night, outOf: base) : 0
    night -= ofNight
    extras -= part - ofNight
    level()
  }

  /// Rounding leaves neither below 0.
  private mutating func level() {
    if night < 0 { (night, extras) = (0, extras + night) }
    if extras < 0 { (night, extras) = (max(0, night + extras), 0) }
  }
}
