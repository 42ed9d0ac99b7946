import Arguments
import CampgroundManager

/// Lists the waitlist, in the order of joining.
struct ListWaitlist: ChainCommand, ListCommand {
  typealias Element = WaitlistView

  var matching = false

  static let help = CommandHelp(
    "List the waitlist, oldest entry first.",
    discussion: "Each entry is listed with the sites that are free now for one of its stays.",
    examples: ["campctl list-waitlist", "campctl list-waitlist --matching"])

  static let arguments: [Argument<Self>] = [
    flag("matching", "Only entries that could be offered a site now.") { $0.matching = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    let waiting = try campground.waitlist.listWaiting().filter { !matching || !$0.matches.isEmpty }
    let clock = campground.clock
    let empty = matching ? "No entry could be offered a site now." : "Nobody waits."
    return .list(empty: empty) { each in
      for waiting in waiting { try each(WaitlistView(waiting: waiting, clock: clock)) }
    }
  }
}
