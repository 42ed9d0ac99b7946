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
    if response.status != 0 { throw ExitStatus(code: response.status) }
  }

  func perform(in campground: Campground) throws -> Response {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let written = try campground.feeds.importCalendar(
      InputBytes.open(file, input), named: name, of: feed, to: site)
    var response = Response(FeedView(written: written))
    response.status = written.result.hasNewConflict ? 3 : 0
    return response
  }
}

/// The difference that the import of a calendar made.
struct FeedView: View {
  let written: Written<FeedReport>
  private var report: FeedReport { written.result }

  var label: String { text.isEmpty ? "" : report.feed }

  /// One line, and one for each new conflict; empty when nothing has changed.
  var text: String {
    let counts = [(report.added, "added"), (report.changed, "changed"), (report.gone, "gone")].filter { $0.0 > 0 }
    let words = counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let conflicts = report.conflicts.filter(\.isNew).map { TerminalText.sanitized(sentence($0)) }
    let line = words.isEmpty ? [] : ["\(report.feed), site \(report.site): \(words)."]
    let lines = line + conflicts
    if lines.isEmpty { return "" }
    return (written.isDryRun ? "Dry run, nothing is kept: " : "") + lines.joined(separator: "\n")
  }

  func write(to fields: inout some FieldWriter) {
    fields.field("feed", report.feed)
    fields.field("site", report.site)
    fields.field("added", report.added)
    fields.field("changed", report.changed)
    fields.field("gone", report.gone)
    fields.field("unchanged", report.unchanged)
    fields.field("echoed", report.echoed)
    fields.objects("conflicts", report.conflicts) { conflict, fields in
      fields.field("name", conflict.reason.rawValue)
      fields.field("site", report.site)
      fields.field("arrival", conflict.stay.arrival)
      fields.field("departure", conflict.stay.departure)
      fields.field("holder", conflict.holder)
      fields.field("problem", sentence(conflict))
      fields.field("new", conflict.isNew)
    }
    // The key changed, which other writes have for true or false, is a number here.
    fields.field("replayed", written.replayed)
    fields.field("dryRun", written.isDryRun)
  }

  private func sentence(_ conflict: FeedConflict) -> String {
    let days = "\(conflict.stay.arrival.dated) to \(conflict.stay.departure.dated)"
    return switch conflict.reason {
    case .nightsTaken: "\(report.feed) has sold site \(report.site) from \(days), which \(conflict.holder) holds here."
    case .changedHere:
      "\(report.feed) has site \(report.site) from \(days) now, and its reservation \(conflict.holder) was changed here."
    case .cancelledHere:
      "\(report.feed) still has site \(report.site) from \(days), and its reservation \(conflict.holder) was cancelled here."
    case .goneThere:
      "\(report.feed) no longer has site \(report.site) from \(days), and its reservation \(conflict.holder) was changed here."
    }
  }
}
