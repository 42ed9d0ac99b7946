import ArgumentParser
import CampgroundManager

/// When a party could stay: one stay, or each arrival of a span of days for each number of nights.
struct WindowOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The first night, or the first day of arrival.", valueName: "day"), transform: Read.day)
  var arrive: Day

  @Option(
    help: ArgumentHelp("Every arrival before this day; lists stays, site by site.", valueName: "day"),
    transform: Read.day)
  var arriveBefore: Day?

  @Option(
    help: ArgumentHelp("Of these arrivals only those on some days of the week, such as fri,sat.", valueName: "list"),
    transform: Read.weekdays)
  var weekdays: [Weekday] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "For how many nights, such as 3; or for each number from a fewest to a most, 2..4.", valueName: "number"),
    transform: Read.nights)
  var nights: NightsRange?

  @Option(
    help: ArgumentHelp("The day of departure, instead of --nights.", valueName: "day"), transform: Read.day)
  var depart: Day?

  var fields: WindowFields {
    WindowFields(arrive: arrive, arriveBefore: arriveBefore, weekdays: weekdays, nights: nights, depart: depart)
  }
}
