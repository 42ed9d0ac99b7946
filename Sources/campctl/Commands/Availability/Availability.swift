import Arguments
import CampgroundManager

/// Lists the sites that are free for a stay and fit the party, or the stays of a window that are free.
struct Availability: ChainCommand, ListCommand {
  typealias Element = AvailabilityView

  var site: SiteNumber?
  var why = false
  var window = WindowArguments()
  var party = Party()
  var needs = SiteNeeds()
  /// The number of rows behind which the search may end.
  private var limit: Int?

  init() {}

  static let help = CommandHelp(
    "List the free sites that fit a stay.",
    discussion: """
      With --arrive-before, or with a range of --nights, every possible stay is listed with each site that is free \
      for it, by arrival, then nights, then site.
      """,
    examples: [
      "campctl availability --arrive 2027-07-04 --nights 2 --rig-length 28",
      "campctl availability --arrive 2027-07-01 --arrive-before 2027-08-01 --weekdays fri --nights 2..3",
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      option("site", .site, "Only this site.") { $0.site = $1 }.short("s"),
      flag("why", "List every site, with the reasons against it.") { $0.why = $1 },
    ],
    part(WindowArguments.arguments) { $1(&$0.window) }, part(Party.size) { $1(&$0.party) },
    part(SiteNeeds.whole) { $1(&$0.needs) })

  var misuse: [UsageProblem] { window.misuse }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    var requested = window.givenWindow(on: campground.clock.today)
    requested?.party = party
    requested?.limit = limit
    return campground.availability.problems(of: window.given, requested, party, limit: limit)
  }

  func perform(_ invocation: Invocation, in campground: Campground) throws -> Response {
    var (command, ask) = (self, invocation.ask)
    // The search itself ends early, unless more is found than shown.
    if ask.filters.isEmpty, ask.sort.isEmpty, !ask.isAdded { swap(&command.limit, &ask.limit) }
    return try command.perform(in: campground).answering(ask, Self.listDays, in: campground)
  }

  func perform(in campground: Campground) throws -> Response {
    guard let stay = try window.stay() else { return try stays(in: campground) }
    var request = AvailabilityRequest(stay: stay, party: party, needs: needs)
    request.site = try site.map { try campground.sites.find($0).siteNumber }
    request.limit = limit
    if why {
      let sites = try campground.availability.availability(for: request)
      let isPriced = sites.contains { $0.total != nil }
      let text = isPriced ? try Self.priceText(in: campground) : { _ in nil }
      return .list(empty: "There are no sites yet.", isPriced: isPriced) { each in
        for site in sites { try each(ExplainedAvailabilityView(availability: site, total: text(site.total))) }
      }
    }
    let free = try campground.availability.free(for: request)
    let empty = free.sites.isEmpty ? try Self.reason(against: request, in: campground) : ""
    let isPriced = free.totals.contains { $0 != nil }
    let text = isPriced ? try Self.priceText(in: campground) : { _ in nil }
    return .list(empty: empty, isPriced: isPriced) { each in
      for (site, total) in zip(free.sites, free.totals) {
        let because = site == free.best ? free.because?.words : nil
        try each(AvailabilityView(site: site, total: text(total), bestBecause: because))
      }
    }
  }

  private func stays(in campground: Campground) throws -> Response {
    var request = try window.window()
    request.party = party
    request.needs = needs
    request.site = try site.map { try campground.sites.find($0).siteNumber }
    request.limit = limit
    let (window, availability) = (request, campground.availability)
    let isPriced = try availability.isPriced
    let text = isPriced ? try Self.priceText(in: campground) : { _ in nil }
    if why {
      return .list(empty: "There is no site, or no such day of arrival.", isPriced: isPriced) { each in
        try availability.forEachStay(in: window, explained: true) {
          try each(ExplainedStayView(answer: $0, total: text($0.availability.total)))
        }
      }
    }
    return .list(empty: NextCommand.whyNoStay, isPriced: isPriced) { each in
      try availability.forEachStay(in: window) {
        try each(FreeStayView(answer: $0, total: text($0.availability.total)))
      }
    }
  }

  /// A reason against every site alike, such as the season; else a hint where to look.
  private static func reason(against request: AvailabilityRequest, in campground: Campground) throws -> String {
    if request.limit == 0 { return "A limit of 0 lists nothing." }
    if try campground.sites.listCampSites().isEmpty { return "There are no sites yet." }
    let refusal = try campground.availability.refusal(of: request)
    let noSite = request.site.map { "Site \($0) is not free" } ?? "No site is free"
    let problems = refusal.conflict.map { [Problem.nights(.occupied($0))] } ?? refusal.problems
    let reasons = problems.map { "\($0.sentence)." }.joined(separator: " ")
    return ["\(noSite): \(reasons)", refusal.hint, NextCommand.whyNoSite].compactMap(\.self).joined(separator: " ")
  }

  /// Writes prices as this campground does.
  private static func priceText(in campground: Campground) throws -> (Int?) -> String? {
    let currency = try campground.settings.settings.currency
    return { $0.map(currency.text) }
  }
}
