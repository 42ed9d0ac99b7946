import Arguments
import CampgroundManager

/// Lists the sites that parties leave or come to on a day.
struct Turnover: ListCommand {
  typealias Element = TurnoverView

  var day: Day?
  var html = false

  static let help = CommandHelp(
    "List the sites with a departure or an arrival, by loop, to tick off.",
    discussion: """
      out: a party leaves and none arrives; in: a party arrives on an empty site; both: one leaves and the next \
      arrives. A party that moves to another site leaves one and arrives on the other.
      """,
    examples: ["campctl turnover 2027-07-04 --html"])

  static let arguments: [Argument<Self>] = [
    positional("day", .day(.nearest), "The day (default: today).") { $0.day = $1 }.optional(),
    flag("html", "Print the list as a page of HTML.") { $0.html = $1 },
  ]

  func perform(in campground: Campground) throws -> Response {
    let day = day ?? campground.clock.today
    let turnovers = try campground.frontDesk.turnover(on: day)
    if html {
      return .page(TurnoverPage(turnovers: turnovers, day: day, campground: try campground.settings.settings.name).html)
    }
    return .list(empty: "No site changes hands on \(day.dated).") { each in
      for turnover in turnovers { try each(TurnoverView(turnover: turnover)) }
    }
  }
}
