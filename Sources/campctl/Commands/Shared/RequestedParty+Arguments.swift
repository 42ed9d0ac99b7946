import Arguments
import CampgroundManager

/// The party that prices include, and the prices of a larger one, as a rate and the campground have them.
extension FieldEdits where Record: PartedRecord & SendableMetatype, Record.Part == RequestedParty {
  static var party: [Argument<Self>] {
    let none = IncludedParty.byDefault
    return .of([
      option("extra-adult", .edit(.amount), "The price of each adult beyond those included, per night.") {
        $0.extraAdult = $1
      },
      option("extra-child", .edit(.amount), "The price of each child beyond those included, per night.") {
        $0.extraChild = $1
      },
      option("extra-vehicle", .edit(.amount), "The price of each vehicle beyond those included, per night.") {
        $0.extraVehicle = $1
      },
      option("extra-pet", .edit(.amount), "The price of each pet beyond those included, per night.") {
        $0.extraPet = $1
      },
      option("included-adults", .edit(.number), "The number of adults that the price includes.") {
        $0.includedAdults = $1
      }.byDefault("\(none.adults)"),
      option("included-children", .edit(.number), "The number of children that the price includes.") {
        $0.includedChildren = $1
      }.byDefault("\(none.children)"),
      option("included-vehicles", .edit(.number), "The number of vehicles that the price includes.") {
        $0.includedVehicles = $1
      }.byDefault("\(none.vehicles)"),
      option("included-pets", .edit(.number), "The number of pets that the price includes.") {
        $0.includedPets = $1
      }.byDefault("\(none.pets)"),
    ]).titled("The party")
  }
}
