import ArgumentParser
import CampgroundManager

/// Lists the sites that parties leave or come to on a day.
struct Turnover: ReadCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the sites that parties leave or come to, by loop, to tick off.",
    discussion: """
      out: somebody leaves and nobody comes; in: somebody comes to a site that was empty; both: one leaves and the \
      next comes. A party that moves to another site leaves one and comes to the other.
      """)

  @Argument(help: "The day; today unless said.", transform: Read.day)
  var day: Day?

  @Flag(help: "Answer with a page to print.")
  var html = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    var day: Day?
    var html: Bool?
  }

  var request: Request { Request(day: day, html: html ? true : nil) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let turnovers = try campground.frontDesk.turnover(on: request.day)
    let day = request.day ?? campground.clock.today
    if request.html == true {
      return .page(TurnoverPage(turnovers: turnovers, day: day, campground: try campground.settings.settings.name).html)
    }
    return .list(empty: "No site changes hands on \(day).") { each in
      for turnover in turnovers { try each(TurnoverReport(turnover: turnover)) }
    }
  }
}
