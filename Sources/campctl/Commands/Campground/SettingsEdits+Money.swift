import Arguments
import CampgroundManager

/// The methods of payment, and the prices of a larger party where a rate has none of its own.
extension SettingsEdits {
  static var money: [Argument<Self>] {
    .of([
      option(
        "methods", .edit(.text.named("list").separated(by: ",")),
        "The methods of payment that are accepted, such as cash,card,check (default: any)."
      ) { $0.methods = $1 },
      option(
        "surcharge", .edit(.text.named("list").separated(by: ",")),
        "The surcharges of methods of payment, such as card=3% (default: none)."
      ) { $0.surcharge = $1 },
      option(
        "included-adults", .edit(.number), "The number of adults that prices include (default: 2)."
      ) { $0.includedAdults = $1 },
      option("included-children", .edit(.number), "The number of children that prices include (default: 0).") {
        $0.includedChildren = $1
      },
      option("included-vehicles", .edit(.number), "The number of vehicles that prices include (default: 1).") {
        $0.includedVehicles = $1
      },
      option("included-pets", .edit(.number), "The number of pets that prices include (default: 0).") {
        $0.includedPets = $1
      },
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
    ]).titled("Money")
  }
}
