import Arguments
import CampgroundManager

/// The demands of a rule, and its nights; a term that is not given stays as it is.
extension RuleEdits {
  static var demands: [Argument<Self>] {
    .of([
      option("min-nights", .edit(.number), "The minimum number of nights of a stay that has one of its nights.") {
        $0.minNights = $1
      },
      toggle("for-arrivals", "The minimum is only for stays that arrive on one of its nights.") { $0.forArrivals = $1 },
      option("max-nights", .edit(.number), "The maximum number of nights of a stay that has one of its nights.") {
        $0.maxNights = $1
      },
      option(
        "in-days", .edit(.number),
        "The number of days in a row within which --max-nights is the maximum of a camper, on any sites (default: a stay)."
      ) { $0.inDays = $1 },
      flag("no-arrival", "No stay arrives on its days.") { $0.noArrival = $1 },
      flag("no-departure", "No stay departs on its days.") { $0.noDeparture = $1 },
      option(
        "min-gap", .edit(.number),
        "The smallest gap of free nights to leave between two stays, where another site avoids a smaller one."
      ) { $0.minGap = $1 },
    ])
  }

  /// The nights for which it makes them.
  static var nights: [Argument<Self>] {
    .of([
      option("from", .edit(.day), "The first of its nights.") { $0.from = $1 },
      option("before", .edit(.day(after: "from")), "The day after the last of its nights.") { $0.before = $1 },
      option(
        "on-days", .list(of: .yearDay, "days"),
        "Only nights that begin on one of these days of every year, such as 07-04,12-24."
      ) { $0.onDays = $1 },
      option(
        "weekdays", .list(of: .weekday, "days"),
        "Only nights that begin on one of these days, such as fri,sat (default: all days)."
      ) { $0.weekdays = $1 },
      option("site", .edit(.site), "Only stays on this site (default: all sites).") { $0.site = $1 }.short("s"),
      option("type", .edit(.type), "Only stays on sites of this type (default: all types).") { $0.type = $1 },
    ]).titled("Which nights")
  }
}
