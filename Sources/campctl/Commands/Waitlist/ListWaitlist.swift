import ArgumentParser
import CampgroundManager

/// Lists those who wait, in the order in which they came.
struct ListWaitlist: ReadCommand {
  static let configuration = CommandConfiguration(
    abstract: "List those who wait, in the order in which they came.",
    discussion: "Each with the sites that are free now for one of the stays that would do.")

  @Flag(help: "Only those who could be offered a site now.")
  var matching = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let matching: Bool
  }

  var request: Request { Request(matching: matching) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let waiting = try campground.waitlist.waiting().filter { !request.matching || !$0.matches.isEmpty }
    let clock = campground.clock
    let empty = request.matching ? "Nobody who waits could be offered a site now." : "Nobody waits."
    return .list(empty: empty) { each in
      for waiting in waiting { try each(WaitlistReport(waiting: waiting, clock: clock)) }
    }
  }
}

extension ListWaitlist.Request {
  init(from decoder: any Decoder) throws {
    matching = try LineFields(from: decoder).flag("matching")
  }
}
