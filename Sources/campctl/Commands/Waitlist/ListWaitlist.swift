import Arguments
import CampgroundManager

/// Lists the waitlist, in the order of joining.
struct ListWaitlist: ReadCommand {
  var matching = false

  static let help = CommandHelp(
    "List those who wait, in the order in which they came.",
    discussion: "Each is listed with the sites that are free now for one of the stays that would do.")

  static let arguments: [Argument] = [
    flag("matching", "Only those who could be offered a site now.") { $0.matching = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    let waiting = try campground.waitlist.waiting().filter { !matching || !$0.matches.isEmpty }
    let clock = campground.clock
    let empty = matching ? "Nobody who waits could be offered a site now." : "Nobody waits."
    return .list(empty: empty) { each in
      for waiting in waiting { try each(WaitlistView(waiting: waiting, clock: clock)) }
    }
  }
}
