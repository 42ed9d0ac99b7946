import Arguments
import CampgroundManager

/// The prices of a rate and its conditions; a term that is not given stays as it is.
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
}
