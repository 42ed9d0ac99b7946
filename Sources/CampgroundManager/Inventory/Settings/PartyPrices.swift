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

  /// The prices and the party where neither a rate nor the campground has any.
  static let byDefault: PartyPrices = {
    var (prices, none) = (PartyPrices(), IncludedParty.byDefault)
    (prices.extras.adults, prices.extras.children, prices.extras.vehicles, prices.extras.pets) = (0, 0, 0, 0)
    (prices.included.adults, prices.included.children) = (none.adults, none.children)
    (prices.included.vehicles, prices.included.pets) = (none.vehicles, none.pets)
    return prices
  }()

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
    amount("adults", \.adults, as: \.extraAdult, called: "extraAdult").stored(in: "extra_adults").omitted()
      .imported(as: "extraadults extraperson"),
    amount("children", \.children, as: \.extraChild, called: "extraChild").stored(in: "extra_children").omitted()
      .imported(as: "extrachildren"),
    amount("vehicles", \.vehicles, as: \.extraVehicle, called: "extraVehicle").stored(in: "extra_vehicles").omitted()
      .imported(as: "extravehicles"),
    amount("pets", \.pets, as: \.extraPet, called: "extraPet").stored(in: "extra_pets").omitted()
      .imported(as: "extrapets petfee"),
  ]
}

extension IncludedParty: Recorded {
  static let blank = IncludedParty()

  static let fields: FieldList<Self> = [
    count("adults", \.adults, as: \.includedAdults, called: "includedAdults").stored(in: "included_adults")
      .imported(as: "adultsincluded"),
    count("children", \.children, as: \.includedChildren, called: "includedChildren").stored(in: "included_children")
      .imported(as: "childrenincluded"),
    count("vehicles", \.vehicles, as: \.includedVehicles, called: "includedVehicles").stored(in: "included_vehicles")
      .imported(as: "vehiclesincluded"),
    count("pets", \.pets, as: \.includedPets, called: "includedPets").stored(in: "included_pets")
      .imported(as: "petsincluded"),
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
