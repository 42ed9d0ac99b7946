import JSONText
import Persistence

/// The part of a party that a night's price includes, and the prices of the rest, as a rate or the campground has them.
public struct PartyPrices: Hashable, Sendable {
  public var extras = ExtraPrices()
  public var included = IncludedParty()

  public init() {}

  public init(extras: ExtraPrices, included: IncludedParty) {
    self.extras = extras
    self.included = included
  }

  /// True when it has none.
  public var isEmpty: Bool { self == PartyPrices() }
}

/// The price of each person, vehicle or pet beyond those included, a night, in minor units; nil is the campground's, or
/// nothing.
public struct ExtraPrices: Hashable, Sendable {
  public var adults: Int?
  public var children: Int?
  public var vehicles: Int?
  public var pets: Int?

  public init() {}

  /// The same, with the others' where it has none.
  func over(_ others: Self) -> Self {
    var prices = self
    prices.adults = adults ?? others.adults
    prices.children = children ?? others.children
    prices.vehicles = vehicles ?? others.vehicles
    prices.pets = pets ?? others.pets
    return prices
  }
}

/// The party that a price includes; nil is the campground's number, or the default.
public struct IncludedParty: Hashable, Sendable {
  public var adults: Int?
  public var children: Int?
  public var vehicles: Int?
  public var pets: Int?

  public init() {}

  /// The party where neither a rate nor the campground has a number.
  public static let byDefault = (adults: 2, children: 0, vehicles: 1, pets: 0)

  /// The same, with the others' where it has none.
  func over(_ others: Self) -> Self {
    var party = self
    party.adults = adults ?? others.adults
    party.children = children ?? others.children
    party.vehicles = vehicles ?? others.vehicles
    party.pets = pets ?? others.pets
    return party
  }
}

extension ExtraPrices: Recorded {
  static let blank = ExtraPrices()

  /// Prices that it has not are left out.
  static let fields: FieldList<Self> = [
    amount("adults", column: "extra_adults", omitted: { $0 == nil }, { $0.adults }, { $0.adults = $1 }),
    amount("children", column: "extra_children", omitted: { $0 == nil }, { $0.children }, { $0.children = $1 }),
    amount("vehicles", column: "extra_vehicles", omitted: { $0 == nil }, { $0.vehicles }, { $0.vehicles = $1 }),
    amount("pets", column: "extra_pets", omitted: { $0 == nil }, { $0.pets }, { $0.pets = $1 }),
  ]
}

extension IncludedParty: Recorded {
  static let blank = IncludedParty()

  static let fields: FieldList<Self> = [
    field("adults", column: "included_adults", omitted: { $0 == nil }, { $0.adults }, { $0.adults = $1 }),
    field("children", column: "included_children", omitted: { $0 == nil }, { $0.children }, { $0.children = $1 }),
    field("vehicles", column: "included_vehicles", omitted: { $0 == nil }, { $0.vehicles }, { $0.vehicles = $1 }),
    field("pets", column: "included_pets", omitted: { $0 == nil }, { $0.pets }, { $0.pets = $1 }),
  ]
}

/// The campground's own.
extension PartyPrices: Recorded {
  package static let blank = PartyPrices()

  static let fields: FieldList<Self> = [
    object("extras", ExtraPrices.self) { $1(&$0.extras) },
    object("included", IncludedParty.self) { $1(&$0.included) },
  ]
}
