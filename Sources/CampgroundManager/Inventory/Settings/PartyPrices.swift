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
    amount("adults", column: "extra_adults", omitted: true, \.adults, as: \.extraAdult, called: "extraAdult"),
    amount("children", column: "extra_children", omitted: true, \.children, as: \.extraChild, called: "extraChild"),
    amount("vehicles", column: "extra_vehicles", omitted: true, \.vehicles, as: \.extraVehicle, called: "extraVehicle"),
    amount("pets", column: "extra_pets", omitted: true, \.pets, as: \.extraPet, called: "extraPet"),
  ]
}

extension IncludedParty: Recorded {
  static let blank = IncludedParty()

  static let fields: FieldList<Self> = [
    count("adults", column: "included_adults", \.adults, as: \.includedAdults, called: "includedAdults"),
    count("children", column: "included_children", \.children, as: \.includedChildren, called: "includedChildren"),
    count("vehicles", column: "included_vehicles", \.vehicles, as: \.includedVehicles, called: "includedVehicles"),
    count("pets", column: "included_pets", \.pets, as: \.includedPets, called: "includedPets"),
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
