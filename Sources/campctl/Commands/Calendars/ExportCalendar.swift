import Arguments
import CampgroundManager

/// Exports the nights of sites as calendars.
struct ExportCalendar: StaysBeneath, ReadCommand {
  var file: String?
  var site: SiteNumber?
  var type: Slug?
  var from: Day?
  var details = false
  var blocks = false
  var available = false
  var eachSite: String?
  var `for`: String?

  static let help = CommandHelp(
    "Export the stays as a calendar of iCalendar, for other systems, a web site or a phone.",
    discussion: """
      Each stay is an event of whole days, from its arrival to its departure, which is not a night. An event has no \
      name of anybody, unless --details. Cancelled stays are left out. An existing calendar is replaced if it \
      differs, and nothing is printed if it does not; any other file stays as it is.
      """,
    examples: [
      "campctl export ical --site 12 12.ics",
      "campctl export ical --each-site /var/www/airbnb --blocks --for airbnb",
      "campctl export ical --available free.ics",
    ])

  static let arguments: [Argument<Self>] = [
    positional(
      "file", .text.named("file", completion: .file), "The calendar to write (default: standard output)."
    ) { $0.file = $1 }.optional(),
    option("site", .site, "Only this site.") { $0.site = $1 },
    option("type", .type, "Only sites of this type.") { $0.type = $1 },
    option(
      "each-site", .text.named("folder", completion: .folder),
      "Write a calendar for each site into this folder, named by its number."
    ) { $0.eachSite = $1 },
    option("from", .day(.nearest), "Leave out the stays that end by this day.") { $0.from = $1 },
    option("for", .source, "Leave out the nights that this feed has brought, so that its system can read the calendar.")
    {
      $0.`for` = $1
    },
    flag("details", "Show the name, the phone number and the party of each stay, and the reason of each block.") {
      $0.details = $1
    },
    flag("blocks", "Export blocks, too.") { $0.blocks = $1 },
    flag("available", "Export the free nights of a year instead of the stays.") { $0.available = $1 },
  ]

  static var fileUse: FileUse { .made }

  private var path: String? { file == "-" ? nil : file }

  private var request: CalendarRequest {
    var request = CalendarRequest()
    (request.site, request.type, request.from, request.hasDetails) = (site, type, from, details)
    request.excluded = `for`
    request.contents = available ? .available : .held(blocks: blocks)
    return request
  }

  static var asking: [Argument<AskArguments>] { AskArguments.narrowing }

  func run(_ invocation: Invocation, in session: Session) throws {
    try requireOneChoice()
    guard path == nil, eachSite == nil else {
      return try session.print(session.run(invocation, self), isWrite: false)
    }
    let exporter = try session.openNarrowed(invocation).calendarExporter
    let sites = try exporter.sites(of: request)
    // A slow reader would make writers wait, so output begins when all is read.
    let output = OutputStream(file: 1)
    output.hold(in: Spool())
    try exporter.forEachPiece(of: request, on: sites) { try output.write($0.utf8) }
    do {
      try output.release()
    } catch let error as OutputError where error.isReaderGone {}
  }

  func perform(in campground: Campground) throws -> Response {
    let exporter = campground.calendarExporter
    let sites = try exporter.sites(of: request)
    if let eachSite {
      let folder = try CalendarFolder(eachSite, isPrivate: details)
      for site in sites {
        try folder.write(site) { body in try exporter.forEachPiece(of: request, on: [site], body) }
      }
      try folder.end()
      return Response(CalendarFolderView(folder: folder))
    }
    guard let path else { throw Failure.usage(.missingFile) }
    let calendar = CalendarPlace(path, isPrivate: details)
    let written = try calendar.write { body in try exporter.forEachPiece(of: request, on: sites, body) }
    return Response(CalendarView(file: path, bytes: written.count, changed: written.changed))
  }

  private func requireOneChoice() throws(Failure) {
    if file?.isEmpty == true || eachSite?.isEmpty == true { throw .usage(.emptyPath) }
    if eachSite != nil, file != nil || site != nil { throw .usage(.eachSiteAlone) }
    if site != nil, type != nil { throw .usage(.siteAndType) }
    if available, blocks || details { throw .usage(.availableAlone) }
  }
}
