import Arguments
import CampgroundManager

/// Lists the sites that parties leave or come to on a day.
struct Turnover: ReadCommand {
  var day: Day?
  var html = false

  static let help = CommandHelp(
    "List the sites that parties leave or come to, by loop, to tick off.",
    discussion: """
      out: somebody leaves and nobody comes; in: somebody comes to a site that was empty; both: one leaves and the \
      next comes. A party that moves to another site leaves one and comes to the other.
      """,
    examples: ["campctl turnover 2027-07-04 --html"])

  static let arguments: [Argument] = [
    positional("day", .day, "The day (default: today).", optional: true) { $0.day = $1 },
    flag("html", "Answer with a page to print.") { $0.html = $1 },
  ]

  func perform(in campground: Campground) throws -> Response {
    let day = day ?? campground.clock.today
    let turnovers = try campground.frontDesk.turnover(on: day)
    if html {
      return .page(TurnoverPage(turnovers: turnovers, day: day, campground: try campground.settings.settings.name).html)
    }
    return .list(empty: "No site changes hands on \(day).") { each in
      for turnover in turnovers { try each(TurnoverView(turnover: turnover)) }
    }
  }
}
