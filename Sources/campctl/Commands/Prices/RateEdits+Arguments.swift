import Arguments
import CampgroundManager

/// The prices of a rate, its conditions, and its prices for a larger party; a term that is not given stays as it is.
extension RateEdits {
  static var prices: [Argument<Self>] {
    .of([
      option("nightly", .amount, "The price of a night.") { $0.nightly = $1 },
      option("weekly", .edit(.amount), "The price of each full week of a stay; its nights have their share.") {
        $0.weekly = $1
      },
      option("monthly", .edit(.amount), "The price of each full 28 nights of a stay; its nights have their share.") {
        $0.monthly = $1
      },
    ])
  }

  /// The nights that it covers.
  static var nights: [Argument<Self>] {
    .of([
      option("site", .edit(.site), "Only nights on this site (default: all sites).") { $0.site = $1 }.short("s"),
      option("type", .edit(.type), "Only nights on sites of this type (default: all types).") { $0.type = $1 },
      option("from", .edit(.day), "The first night of the season.") { $0.from = $1 },
      option("before", .edit(.day(after: "from")), "The day after the last night of the season.") { $0.before = $1 },
      option(
        "weekdays", .list(of: .weekday, "days"),
        "Only nights that begin on one of these days, such as fri,sat (default: all days)."
      ) { $0.weekdays = $1 },
      toggle("holiday", "A holiday decides before rates of certain weekdays; it needs --from and --before.") {
        $0.holiday = $1
      },
      option(
        "min-nights", .edit(.number),
        "The minimum number of nights of a stay that pays it; shorter ones pay another rate (default: 1)."
      ) { $0.minNights = $1 },
    ]).titled("Which nights")
  }

  /// The party that it includes, and the prices of extras.
  static var party: [Argument<Self>] {
    .of([
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
      option(
        "included-adults", .edit(.number), "The number of adults that the price includes."
      ) { $0.includedAdults = $1 }.byDefault("\(IncludedParty.byDefault.adults)"),
      option(
        "included-children", .edit(.number), "The number of children that the price includes."
      ) { $0.includedChildren = $1 }.byDefault("\(IncludedParty.byDefault.children)"),
      option(
        "included-vehicles", .edit(.number), "The number of vehicles that the price includes."
      ) { $0.includedVehicles = $1 }.byDefault("\(IncludedParty.byDefault.vehicles)"),
      option(
        "included-pets", .edit(.number), "The number of pets that the price includes."
      ) { $0.includedPets = $1 }.byDefault("\(IncludedParty.byDefault.pets)"),
    ]).titled("The party")
  }
}
