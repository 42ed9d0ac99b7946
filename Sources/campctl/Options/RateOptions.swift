import ArgumentParser
import CampgroundManager

/// For which nights a rate holds.
struct RateNightOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only on this site.", valueName: "number"), transform: Read.site)
  var site: SiteNumber?

  @Option(help: ArgumentHelp("Only on sites of this type.", valueName: "type"), transform: Read.slug)
  var type: Slug?

  @Option(help: ArgumentHelp("The first night of its season.", valueName: "day"), transform: Read.day)
  var from: Day?

  @Option(help: ArgumentHelp("The day after the last night of its season.", valueName: "day"), transform: Read.day)
  var before: Day?

  @Option(
    help: ArgumentHelp("Only for nights that begin on these, such as fri,sat.", valueName: "days"),
    transform: Read.weekdays)
  var weekdays: [Weekday] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only for stays of at least so many nights.", valueName: "number"), transform: Read.number)
  var minNights: Int?

  func say(in rate: inout RateRequest) {
    rate.site = site
    rate.type = type
    rate.from = from
    rate.before = before
    rate.weekdays = weekdays
    rate.minNights = minNights
  }
}

/// Whom a rate includes, and what the others cost.
struct RatePartyOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("For each adult beyond those included, a night.", valueName: "amount"),
    transform: Read.amount)
  var extraAdult: Amount?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("For each child beyond those included, a night.", valueName: "amount"),
    transform: Read.amount)
  var extraChild: Amount?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("For each vehicle beyond those included, a night.", valueName: "amount"),
    transform: Read.amount)
  var extraVehicle: Amount?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("For each pet beyond those included, a night.", valueName: "amount"),
    transform: Read.amount)
  var extraPet: Amount?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many adults the price includes; 2 unless said.", valueName: "number"),
    transform: Read.number)
  var includedAdults: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many children the price includes; 0 unless said.", valueName: "number"),
    transform: Read.number)
  var includedChildren: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many vehicles the price includes; 1 unless said.", valueName: "number"),
    transform: Read.number)
  var includedVehicles: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many pets the price includes; 0 unless said.", valueName: "number"),
    transform: Read.number)
  var includedPets: Int?

  func say(in rate: inout RateRequest) {
    rate.extraAdult = extraAdult
    rate.extraChild = extraChild
    rate.extraVehicle = extraVehicle
    rate.extraPet = extraPet
    rate.includedAdults = includedAdults
    rate.includedChildren = includedChildren
    rate.includedVehicles = includedVehicles
    rate.includedPets = includedPets
  }
}
