import Arguments
import CampgroundManager

/// Lists the parties that come on a day, for the gate.
struct ListArrivals: ChainCommand, ListCommand {
  typealias Element = ArrivalView

  var day: Day?
  var by = ArrivalOrder.site
  var html = false

  static let help = CommandHelp(
    "List the parties that arrive on a day, for the gate, with vehicles and balance.",
    discussion: """
      A party that has checked in stays on the list, ticked off. By name, case and accents do not matter. The surname is \
      what stands before a comma, else the last word with van, von or de before it.
      """,
    examples: ["campctl list-arrivals 2027-07-04 --by name"])

  static let arguments: [Argument<Self>] = [
    positional("day", .day(.nearest), "The day (default: today).") { $0.day = $1 }.optional(),
    option(
      "by", .choice("site|name|surname"), "The order of the rows, by site, name or surname."
    ) { $0.by = $1 }.byDefault(ListArrivals().by.rawValue),
    flag("html", "Print the list as a page of HTML.") { $0.html = $1 },
  ]

  func perform(in campground: Campground) throws -> Response {
    let settings = try campground.settings.settings
    let day = day ?? campground.clock.today
    var arrivals = try campground.frontDesk.arrivals(on: day).map {
      ArrivalView(reservation: $0, day: day, currency: settings.currency)
    }
    arrivals = by.sorted(arrivals)
    if html {
      return .page(ArrivalsPage(arrivals: arrivals, day: day, campground: settings.name).html)
    }
    let sorted = arrivals
    return .list(empty: "Nobody comes on \(day.dated).") { each in try sorted.forEach(each) }
  }
}

/// The order of a list of arrivals.
enum ArrivalOrder: String, CaseIterable, Sendable {
  case site
  case name
  case surname

  /// The arrivals, which come by site, in this order; of one name they stay as they are.
  fileprivate func sorted(_ arrivals: [ArrivalView]) -> [ArrivalView] {
    switch self {
    case .site: arrivals
    case .name: arrivals.ordered { [$0.reservation.camper.nameOrder] }
    case .surname: arrivals.ordered { [$0.reservation.camper.surnameOrder, $0.reservation.camper.nameOrder] }
    }
  }
}

extension [ArrivalView] {
  fileprivate func ordered(by keys: (ArrivalView) -> [String]) -> [ArrivalView] {
    enumerated().map { (keys: keys($0.element), place: $0.offset, arrival: $0.element) }
      .sorted { $0.keys == $1.keys ? $0.place < $1.place : $0.keys.lexicographicallyPrecedes($1.keys) }
      .map(\.arrival)
  }
}
