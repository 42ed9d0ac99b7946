import ArgumentParser
import CampgroundManager

/// Takes an entry off the waitlist.
struct LeaveWaitlist: ChangeCommand {
  static let configuration = CommandConfiguration(abstract: "Take an entry off the waitlist.")

  @Argument(help: "The waitlist's entry, such as w-1.")
  var waitlist: WaitlistReference

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let waitlist: WaitlistReference
  }

  var request: Request { Request(waitlist: waitlist) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let written = try campground.waitlist.leave(request.waitlist).map(campground.waitlistReport)
    let report = written.thing
    return .wrote(written, "\(report.waiting.camper.fullName) has left the waitlist: \(report.label).")
  }
}
