import ArgumentParser
import CampgroundManager

/// When a party wants to stay.
struct StayOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The first night.", valueName: "day"), transform: Read.day)
  var arrive: Day

  @Option(
    parsing: .unconditional, help: ArgumentHelp("For how many nights.", valueName: "number"),
    transform: Read.number)
  var nights: Int?

  @Option(
    help: ArgumentHelp("The day of departure, instead of --nights.", valueName: "day"), transform: Read.day)
  var depart: Day?

  var fields: StayFields { StayFields(arrive: arrive, nights: nights, depart: depart) }
}
