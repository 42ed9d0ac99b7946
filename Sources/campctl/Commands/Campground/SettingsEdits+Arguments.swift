import Arguments
import CampgroundManager

/// The settings as arguments, with the rules of stays.
extension SettingsEdits: ArgumentSet {
  static let arguments: [Argument] = .of([
    option("type", .type, "Only for sites of this type.") { $0.type = $1 },
    option("open", .edit(.season), "The season: its first night and its last departure, mm-dd..mm-dd.") {
      $0.open = $1
    },
    option("min-nights", .edit(.number), "The shortest stay.") { $0.minNights = $1 },
    option("max-nights", .edit(.number), "The longest stay.") { $0.maxNights = $1 },
    option("window-days", .edit(.number), "How many days ahead one can reserve.") { $0.windowDays = $1 },
    option(
      "closed-to-arrival", .edit(.days), "When no stay begins: weekdays and days, such as sun,2027-07-04."
    ) { $0.closedToArrival = $1 },
    option("closed-to-departure", .edit(.days), "When no stay ends: weekdays and days.") {
      $0.closedToDeparture = $1
    },
    option(
      "max-consecutive", .edit(.number),
      "How many nights in a row one camper can stay, all stays that touch counted."
    ) { $0.maxConsecutive = $1 },
  ]).titled("Rules of stays")
}
