import ArgumentParser
import CampgroundManager

/// Lists who comes on a day, for the gate.
struct ListArrivals: ReadCommand {
  static let configuration = CommandConfiguration(
    abstract: "List who comes on a day, for the gate: party, vehicles, what is to pay.",
    discussion: "Who has come already stays on the list, ticked off.")

  @Argument(help: "The day; today unless said.", transform: Read.day)
  var day: Day?

  @Option(help: ArgumentHelp("In the order of sites or of names.", valueName: "site|name"))
  var by: ArrivalOrder?

  @Flag(help: "Answer with a page to print.")
  var html = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    var day: Day?
    var by: ArrivalOrder?
    var html: Bool?
  }

  var request: Request { Request(day: day, by: by, html: html ? true : nil) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let settings = try campground.settings.settings
    let day = request.day ?? campground.clock.today
    var arrivals = try campground.frontDesk.arrivals(on: day).map {
      ArrivalReport(reservation: $0, day: day, currency: settings.currency)
    }
    if request.by == .name { arrivals.sort { $0.name.lowercased() < $1.name.lowercased() } }
    if request.html == true {
      return .page(ArrivalsPage(arrivals: arrivals, day: day, campground: settings.name).html)
    }
    let sorted = arrivals
    return .list(empty: "Nobody comes on \(day).") { each in try sorted.forEach(each) }
  }
}

/// What a list of arrivals is ordered by.
enum ArrivalOrder: String, Codable, CaseIterable, ExpressibleByArgument {
  case site
  case name
}
