/// What one night costs, by which rate, as it was agreed; in minor units.
public struct NightPrice: Hashable, Sendable {
  /// Of the night alone.
  public internal(set) var amount: Int
  /// The name of the rate that set it.
  public internal(set) var rate: String
  /// What the party costs beyond those whom the rate includes.
  public var extras: Extras

  /// The night with its extras.
  public var sum: Int { amount + extras.sum }
}

extension NightPrice: Recorded {
  static let blank = NightPrice(amount: 0, rate: "", extras: Extras())

  static let fields: FieldList = [
    amount("amount", column: "price", { $0.amount }, { $0.amount = $1 }),
    text("rate", of: .campground, { $0.rate }, { $0.rate = $1 }),
    object("extras", Extras.self) { $1(&$0.extras) },
  ]
}

/// Amounts for those of a party whom a night's rate does not include, by whom.
public struct Extras: Hashable, Sendable {
  public var adults = 0
  public var children = 0
  public var vehicles = 0
  public var pets = 0

  public init() {}

  public init(adults: Int, children: Int, vehicles: Int, pets: Int) {
    self.adults = adults
    self.children = children
    self.vehicles = vehicles
    self.pets = pets
  }

  public var sum: Int { adults + children + vehicles + pets }

  /// Each with what it is called in a quote and on an account.
  static let names: [(name: String, amount: @Sendable (Extras) -> Int)] = [
    ("extra adult", { $0.adults }), ("extra child", { $0.children }), ("extra vehicle", { $0.vehicles }),
    ("pet", { $0.pets }),
  ]
}

extension Extras: Recorded {
  static let blank = Extras()

  /// What there is none of is left out.
  static let fields: FieldList = [
    amount("adults", column: "extra_adults", omitted: { $0 == 0 }, { $0.adults }, { $0.adults = $1 }),
    amount("children", column: "extra_children", omitted: { $0 == 0 }, { $0.children }, { $0.children = $1 }),
    amount("vehicles", column: "extra_vehicles", omitted: { $0 == 0 }, { $0.vehicles }, { $0.vehicles = $1 }),
    amount("pets", column: "extra_pets", omitted: { $0 == 0 }, { $0.pets }, { $0.pets = $1 }),
  ]
}
