/// The requested prices of extras and included party, of a rate or of the campground; nil leaves one as it is.
struct PartyPriceEdits {
  typealias Four<Value> = (adults: Value, children: Value, vehicles: Value, pets: Value)

  let extras: Four<Edit<Amount>?>
  let included: Four<Edit<Int>?>

  /// Edits both; reports in `problems` whatever is invalid.
  func apply(
    to prices: inout ExtraPrices, _ party: inout IncludedParty, in currency: Currency, _ problems: inout [Problem]
  ) {
    func set(_ price: inout Int?, _ edit: Edit<Amount>?, _ field: String) {
      if let edit { price = edit.value?.minorUnits(in: currency, field: field, &problems) }
    }
    set(&prices.adults, extras.adults, "extraAdult")
    set(&prices.children, extras.children, "extraChild")
    set(&prices.vehicles, extras.vehicles, "extraVehicle")
    set(&prices.pets, extras.pets, "extraPet")
    func set(_ count: inout Int?, _ edit: Edit<Int>?, _ field: String) {
      guard let edit else { return }
      count = edit.value
      if let count, !(0...Party.largest).contains(count) {
        problems.append(.party(.invalidPeople(field: field, count, limit: Party.largest)))
      }
    }
    set(&party.adults, included.adults, "includedAdults")
    set(&party.children, included.children, "includedChildren")
    set(&party.vehicles, included.vehicles, "includedVehicles")
    set(&party.pets, included.pets, "includedPets")
  }
}
