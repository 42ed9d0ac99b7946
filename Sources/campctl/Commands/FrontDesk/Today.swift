import Arguments
import CampgroundManager

/// Shows today's arrivals and departures, and the other work of the day.
struct Today: ChainCommand, StaysShown {
  var day: Day?
  var arrivals = false
  var departures = false
  var here = false
  var html = false

  static let help = CommandHelp(
    "Show today's arrivals, departures and tasks.",
    discussion: """
      The sums come first. The lists below are as long as the screen allows; --arrivals, --departures and --here \
      show one whole. With --csv each party is a row, with the name of its list. Another day is as it is agreed by now, \
      and nobody is overdue then.
      """,
    examples: [
      "campctl today", "campctl today tomorrow", "campctl today --arrivals", "campctl today 2027-07-04 --html",
      "campctl today --where loop:Aspen",
    ])

  static let arguments: [Argument<Self>] = [
    positional("day", .day, "The day (default: today).") { $0.day = $1 }.optional(),
    flag("arrivals", "Show only the parties to come, all of them.") { $0.arrivals = $1 },
    flag("departures", "Show only the parties that leave today, all of them.") { $0.departures = $1 },
    flag("here", "Show only the parties on site, all of them.") { $0.here = $1 },
    flag("html", "Print the day as a page of HTML.") { $0.html = $1 },
  ]

  var namesStays: Bool { false }

  func show(_ filter: StayFilter, in campground: Campground) throws -> Response {
    try response(in: campground) { $0.narrowed(filter.holds) }
  }

  func perform(in campground: Campground) throws -> Response { try response(in: campground) { $0 } }

  private func response(in campground: Campground, of shown: (DayAtDesk) -> DayAtDesk) throws -> Response {
    let settings = try campground.settings.settings
    let view = TodayView(
      day: shown(try campground.frontDesk.today(on: day)), campground: settings.name, currency: settings.currency,
      lists: lists, reporter: try ReservationView.maker(in: campground))
    return html ? .page(TodayPage(view: view).html) : Response(view)
  }

  /// The lists to show; empty for the whole day.
  private var lists: Set<TodayList> {
    var lists: Set<TodayList> = []
    if arrivals { lists.insert(.arrivals) }
    if departures { lists.insert(.departures) }
    if here { lists.insert(.onSite) }
    return lists
  }
}
