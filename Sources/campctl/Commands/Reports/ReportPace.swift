import Arguments
import CampgroundManager

/// The report of the nights on the books beside those of a year ago: `report pace`.
enum PaceReport {
  static let report = ReportDeclaration<BookedNight, PaceCounts, Day>(
    help: CommandHelp(
      "Report the nights on the books for each coming week, beside those of a year before.",
      discussion: """
        The state is that at the end of the day, or by now; the other state is that at the end of the same weekday a year \
        before, of the nights as far ahead. Nights of valid holds and of reservations are on the books; their amount is the price \
        with extras, less discounts, without taxes. The journal has the books of any time; an imported stay counts from the day on \
        which it was booked there, if its row tells, and one that had been cancelled there never. A week begins on the day's weekday.
        """,
      examples: ["campctl report pace", "campctl report pace --on 2027-05-01 --against 2026-05-02 --by month --html"]),
    form: .datedRows, keys: [.week(from: .earliest), .month, .night], by: [.week(from: .earliest)],
    amounts: PaceCounts.amounts, read: { try $0.pace(before: $1.before, by: key($2[0])) }, title: "Pace",
    measure: "Nights", bar: { .count($0.nights) },
    empty: "There are no nights from",
    remarks: {
      let other = $0.supplement.dated
      return ["Before = on the books at the end of \(other), for as many days from there on; ahead = nights - before."]
    })

  /// The key by its name, with weeks from a day on.
  static func key(_ key: ReportKey<BookedNight>) -> (Day) -> ReportKey<BookedNight> {
    { key.description == "week" ? .week(from: $0) : key }
  }
}

/// Reports the pace of reservations.
struct ReportPace: ChainCommand, StaysBeneath {
  var by = PaceReport.report.by
  var on: Day?
  var against: Day?
  var before: Day?
  var html = false

  static var help: CommandHelp { PaceReport.report.help }

  static let arguments: [Argument<Self>] = [
    option("by", PaceReport.report.reader, PaceReport.report.choice) { $0.by = $1 }.byDefault("week"),
    option("on", .day(.thisYear), "The day at whose end the nights are on the books (default: today).") { $0.on = $1 },
    option("against", .day(.past), "The day to compare with (default: 364 days before).") { $0.against = $1 },
    option("before", .day(.coming, after: "on"), "The day after the last night (default: 13 weeks later).") {
      $0.before = $1
    },
    flag("html", ReportArguments.page) { $0.html = $1 },
  ]

  func perform(in campground: Campground) throws -> Response {
    let pace = try campground.reports.pace(on: on, against: against, before: before, by: PaceReport.key(by[0]))
    return PaceReport.report.response(pace, html: try ReportPlace(campground, html: html))
  }
}
