/// The charge for a slept night as one of the stay as it has become (domain rule R10), in minor units.
///
/// The night itself keeps the price that it was slept at; the difference is a line of the day on which the stay became
/// another.
package struct NightCharge: Hashable, Sendable {
  package internal(set) var amount: Int
  package internal(set) var extras: Extras
  /// The part of each discount of the stay, in their order.
  package internal(set) var discounts: [Int]
  /// The number by which each tax of the stay counts it; empty when each counts it once.
  package internal(set) var taxed: [Int]
}

extension NightCharge: Recorded {
  static let blank = NightCharge(amount: 0, extras: Extras(), discounts: [], taxed: [])

  static let fields: FieldList<Self> = [
    amount("amount", { $0.amount }, { $0.amount = $1 }),
    object("extras", Extras.self) { $1(&$0.extras) },
    image("discounts", { AmountList($0.discounts) }, { $0.discounts = $1.amounts }),
    image("taxed", { NumberList($0.taxed) }, { $0.taxed = $1.numbers }),
  ]
}

extension NightPrice {
  /// The charge by the price at which it was slept, or is to be.
  var booked: NightCharge { NightCharge(amount: amount, extras: extras, discounts: discounts, taxed: taxed) }

  /// The price of the night as one of the stay as it has become.
  var corrected: NightPrice {
    guard let became else { return self }
    var price = self
    (price.amount, price.extras, price.discounts) = (became.amount, became.extras, became.discounts)
    (price.taxed, price.became) = (became.taxed, nil)
    return price
  }
}
