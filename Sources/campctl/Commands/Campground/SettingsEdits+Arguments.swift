import Arguments
import CampgroundManager

/// The settings as arguments, with the rules of stays.
extension SettingsEdits {
  static var arguments: [Argument<Self>] {
    .of([
      option("type", .type, "The type of site that the rules are for (default: all types).") { $0.type = $1 },
      option(
        "open", .edit(.season),
        "The season, from its first night to its last departure, as mm-dd..mm-dd (default: all year)."
      ) {
        $0.open = $1
      },
      option("min-nights", .edit(.number), "The minimum number of nights (default: 1).") { $0.minNights = $1 },
      option("max-nights", .edit(.number), "The maximum number of nights (default: 1000).") { $0.maxNights = $1 },
      option("window-days", .edit(.number), "The number of days ahead that can be reserved (default: no limit).") {
        $0.windowDays = $1
      },
      option(
        "closed-to-arrival", .edit(.days),
        "The weekdays and days on which no stay begins, such as sun,2027-07-04 (default: none)."
      ) { $0.closedToArrival = $1 },
      option("closed-to-departure", .edit(.days), "The weekdays and days on which no stay ends (default: none).") {
        $0.closedToDeparture = $1
      },
      option(
        "max-consecutive", .edit(.number),
        "The maximum number of nights in a row for one camper, over adjoining stays (default: no limit)."
      ) { $0.maxConsecutive = $1 },
    ]).titled("Rules of stays")
  }
}
