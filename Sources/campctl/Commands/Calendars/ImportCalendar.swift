import Arguments
import CampgroundManager

/// Imports the calendar of another system.
struct ImportCalendar: WriteCommand {
  @Required var file: String
  @Required var site: SiteNumber
  @Required var feed: String
  var terms = FeedTerms()
  var maxSize = InputFile.usualLimit
  /// The open file of its own process; nil in a batch.
  var input: Int32?

  static let help = CommandHelp(
    "Import the calendar of another system, so that nights sold there are taken here.",
    discussion: """
      The calendar is one of iCalendar, as Airbnb, Booking.com, Vrbo and others give it for a listing. Its stays become \
      reservations of a camper named after the feed, without a price; nights that are only closed there become \
      blocks. The next import makes the difference: stays that are new, have other nights, or are gone and begin \
      after today. A night that is held here stays with its holder: the conflict is listed, and exit status 3 reports \
      it once. A calendar that lacks all coming stays or all closed nights, or more than half of five or more of either, \
      is mistrusted: they stay until a reading at least --settle minutes later says the same, and exit status 3 reports \
      that once. What an event says of its guest becomes the notes of the reservation, and its booking number the \
      number; with --guests the guest becomes its camper. Nothing is printed when nothing has changed. Events that \
      campctl itself exported are left out.
      """,
    examples: [
      "campctl import ical airbnb.ics --site 12 --feed airbnb",
      "campctl import ical rentals.ics --site 12 --feed rentals --guests --closed 'family week'",
    ])

  static let arguments: [Argument<Self>] = [
    positional("file", .text.named("file", completion: .file), "The calendar; - is standard input.") { $0.file = $1 },
    required("site", .site, "The site whose nights the calendar has.") { $0.site = $1 },
    required("feed", .source, "The name of the other system, such as airbnb.") { $0.feed = $1 },
    flag("guests", "Make the guest whom an event names the camper of its reservation.") { $0.terms.guests = $1 },
    repeated("closed", .text, "A text in the summaries of nights that are closed, beside those that are known.") {
      $0.terms.closed = $1
    },
    option(
      "settle", .settleMinutes,
      "The minutes after which a second reading removes what a calendar no longer has; 0 removes it at once."
    ) { $0.terms.settle = $1 }.byDefault("\(FeedTerms().settle)"),
    maxSize { $0.maxSize = $1 },
  ]

  static var fileUse: FileUse { .ready }

  func run(_ invocation: Invocation, in session: Session) throws {
    var command = self
    let input = try TableInput(file, atMost: maxSize)
    command.input = input.file
    let response = try session.run(invocation, command)
    try session.print(response, isWrite: true)
    if response.status != .done { throw response.status }
  }

  func perform(in campground: Campground) throws -> Response {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let written = try campground.feeds.importCalendar(
      InputBytes.bytes(of: file, input, atMost: maxSize), named: name, of: feed, to: site, terms)
    let agreed = try campground.reservations.agreedElsewhere(written)
    var response = Response(
      FeedView(written: written, clock: campground.clock),
      extras: .objects("agreedElsewhere", agreed) + .notes(AgreedElsewhere.notes(agreed).map { "Note: \($0)" }))
    response.isForWrite = true
    response.status = written.result.isNews ? .conflict : .done
    return response
  }
}

extension FeedReport {
  /// True when somebody has to look at it.
  fileprivate var isNews: Bool { hasNewConflict || hasNewWaiting }
}

extension ValueReader<Int> {
  fileprivate static var settleMinutes: Self {
    ValueReader("minutes") { given throws(InvalidValue) in
      let minutes = try number.read(given)
      guard (0...FeedTerms.longestSettle).contains(minutes) else {
        throw InvalidValue("it is not from 0 to \(FeedTerms.longestSettle)")
      }
      return minutes
    }
  }
}
