import Arguments
import CampgroundManager

/// Imports the calendar of another system.
struct ImportCalendar: WriteCommand {
  @Required var file: String
  @Required var site: SiteNumber
  @Required var feed: String
  /// The open file of its own process; nil in a batch.
  var input: Int32?

  static let help = CommandHelp(
    "Import the calendar of another system, so that nights sold there are taken here.",
    discussion: """
      The calendar is one of iCalendar, as Airbnb, Booking.com, Vrbo and others give it for a listing. Its stays become \
      reservations of a camper named after the feed, without a price; nights that are only closed there become \
      blocks. The next import makes the difference: stays that are new, have other nights, or are gone and begin \
      after today. A night that is held here stays with its holder: the conflict is listed, and exit status 3 reports \
      it once. Nothing is printed when nothing has changed. Events of our own that come back are left out.
      """,
    examples: ["campctl import ical airbnb.ics --site 12 --feed airbnb"])

  static let arguments: [Argument] = [
    positional("file", .text.named("file", completion: .file), "The calendar; - is standard input.") { $0.file = $1 },
    required("site", .site, "The site whose nights the calendar has.") { $0.site = $1 },
    required("feed", .source, "The name of the other system, such as airbnb.") { $0.feed = $1 },
  ]

  func run(_ invocation: Invocation, in session: Session) throws {
    var command = self
    let input = try TableInput(file, session)
    command.input = input.file
    let response = try session.run(invocation, command)
    try session.print(response, isWrite: true)
    if response.status != .done { throw response.status }
  }

  func perform(in campground: Campground) throws -> Response {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let written = try campground.feeds.importCalendar(
      InputBytes.open(file, input), named: name, of: feed, to: site)
    let agreed = try campground.reservations.agreedElsewhere(written)
    var response = Response(
      FeedView(written: written),
      extras: .objects("agreedElsewhere", agreed) + .notes(AgreedElsewhere.notes(agreed).map { "Note: \($0)" }))
    response.isOfWrite = true
    response.status = written.result.hasNewConflict ? .conflict : .done
    return response
  }
}
