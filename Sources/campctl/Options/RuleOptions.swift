import ArgumentParser
import CampgroundManager

/// When one may stay.
struct RuleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only for sites of this type.", valueName: "type"), transform: Read.slug)
  var type: Slug?

  @Option(
    help: ArgumentHelp(
      "The season: its first night and its last departure, mm-dd..mm-dd.", valueName: "season"),
    transform: Read.seasonEdit)
  var open: Edit<Season>?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The shortest stay.", valueName: "number"),
    transform: Read.numberEdit)
  var minNights: Edit<Int>?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The longest stay.", valueName: "number"),
    transform: Read.numberEdit)
  var maxNights: Edit<Int>?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many days ahead one can reserve.", valueName: "number"),
    transform: Read.numberEdit)
  var windowDays: Edit<Int>?

  @Option(
    help: ArgumentHelp("When no stay begins: weekdays and days, such as sun,2027-07-04.", valueName: "days"),
    transform: Read.daysEdit)
  var closedToArrival: Edit<DaySet>?

  @Option(
    help: ArgumentHelp("When no stay ends: weekdays and days.", valueName: "days"), transform: Read.daysEdit)
  var closedToDeparture: Edit<DaySet>?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many nights in a row one camper can stay, all stays that touch counted.", valueName: "number"),
    transform: Read.numberEdit)
  var maxConsecutive: Edit<Int>?

  func say(in edits: inout SettingsEdits) {
    edits.type = type
    edits.open = open
    edits.minNights = minNights
    edits.maxNights = maxNights
    edits.windowDays = windowDays
    edits.closedToArrival = closedToArrival
    edits.closedToDeparture = closedToDeparture
    edits.maxConsecutive = maxConsecutive
  }
}
