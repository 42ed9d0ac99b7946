import Arguments
import CampgroundManager

/// Takes an entry off the waitlist.
struct LeaveWaitlist: ChangeCommand {
  @Required var waitlist: WaitlistReference

  static let help = CommandHelp("Take an entry off the waitlist.", examples: ["campctl leave-waitlist w-1"])

  static let arguments: [Argument<Self>] = [
    positional("waitlist", .reference(.waitlist), "The waitlist's entry, such as w-1.") { $0.waitlist = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.waitlist.leave(waitlist).map { try WaitlistView($0, in: campground) }
    let view = written.result
    return Response(written, "\(view.waiting.camper.fullName) has left the waitlist: \(view.label).")
  }
}
