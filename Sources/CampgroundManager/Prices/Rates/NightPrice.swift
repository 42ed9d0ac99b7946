/// The agreed price of one night, and its rate; in minor units.
public struct NightPrice: Hashable, Sendable {
  /// The price of the night alone.
  public internal(set) var amount: Int
  /// The name of the rate that set it.
  public internal(set) var rate: String
  /// The charges for people, pets and vehicles beyond those included in the rate.
  public var extras: Extras
  /// The part of each discount of the stay that the night has, in their order.
  public internal(set) var discounts: [Int] = []
  /// The number by which each tax of the stay counts the night; empty when each counts it once. Below 0 the night is the
  /// opposite of what the tax's mark of exemption has for the others.
  package internal(set) var taxed: [Int] = []
  /// The charge for a night that was slept before the stay became another; nil while that is the same.
  package internal(set) var became: NightCharge?

  /// The price of the night with its extras, before discounts.
  public var full: Int { amount + extras.sum }
  /// The price of the night with its extras, after discounts.
  public var sum: Int { discounts.isEmpty ? full : full - discounts.reduce(0, +) }
}

extension NightPrice {
  /// The name that stands for a rate where people have agreed on the price.
  static let own = "own price"
  /// The name for a part of a total that was agreed elsewhere.
  static let agreed = "agreed"

  /// A price that people have agreed on.
  init(_ amount: Int, extras: Extras) { self.init(amount: amount, rate: Self.own, extras: extras) }
}

extension NightPrice: Recorded {
  static let blank = NightPrice(amount: 0, rate: "", extras: Extras())

  static let fields: FieldList<Self> = [
    amount("amount", column: "price", { $0.amount }, { $0.amount = $1 }),
    text("rate", of: .campground, { $0.rate }, { $0.rate = $1 }),
    object("extras", Extras.self) { $1(&$0.extras) },
    field(
      "discounts", omitted: { $0.amounts.isEmpty }, { AmountList($0.discounts) }, { $0.discounts = $1.amounts }),
    field("taxed", omitted: { $0.numbers.isEmpty }, { NumberList($0.taxed) }, { $0.taxed = $1.numbers }),
    wholeIfAny("became", { $0.became }, { $0.became = $1 }),
  ]
}

/// The charges for the part of a party that a night's rate does not include, by kind.
public struct Extras: Hashable, Sendable {
  public var adults = 0
  public var children = 0
  public var vehicles = 0
  public var pets = 0

  package init() {}

  package init(adults: Int, children: Int, vehicles: Int, pets: Int) {
    self.adults = adults
    self.children = children
    self.vehicles = vehicles
    self.pets = pets
  }

  public var sum: Int { adults + children + vehicles + pets }

  /// The name of each in a quote and on an account, and its amount.
  static let names: [(name: String, amount: @Sendable (Extras) -> Int)] = [
    ("extra adult", { $0.adults }), ("extra child", { $0.children }), ("extra vehicle", { $0.vehicles }),
    ("pet", { $0.pets }),
  ]
}

extension Extras: Recorded {
  static let blank = Extras()

  /// Extras of 0 are left out.
  static let fields: FieldList<Self> = [
    amount("adults", column: "extra_adults", omitted: { $0 == 0 }, { $0.adults }, { $0.adults = $1 }),
    amount("children", column: "extra_children", omitted: { $0 == 0 }, { $0.children }, { $0.children = $1 }),
    amount("vehicles", column: "extra_vehicles", omitted: { $0 == 0 }, { $0.vehicles }, { $0.vehicles = $1 }),
    amount("pets", column: "extra_pets", omitted: { $0 == 0 }, { $0.pets }, { $0.pets = $1 }),
  ]
}
