import ArgumentParser
import CampgroundManager

/// Lists the sites that are free for a stay and fit the party, or the stays of a window that are free.
struct Availability: ReadCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the sites that are free for a stay and fit the party.",
    discussion: """
      With --arrive-before, or with nights from a fewest to a most, every such stay is listed with each site that is \
      free for it, by arrival, then nights, then site.
      """)

  @OptionGroup(title: "The stay") var window: WindowOptions
  @OptionGroup(title: "The party") var party: PartyOptions
  @OptionGroup(title: "The site") var needs: NeedsOptions

  @Option(help: ArgumentHelp("Only this site.", valueName: "number"), transform: Read.site)
  var site: SiteNumber?

  @Flag(help: "List every site, and what is against it.")
  var why = false

  @Option(
    parsing: .unconditional, help: ArgumentHelp("At most so many.", valueName: "number"),
    transform: Read.number)
  var limit: Int?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    var window: WindowFields
    var party: Party
    var needs: SiteNeeds
    var site: SiteNumber?
    var why: Bool
    var limit: Int?
  }

  var request: Request {
    Request(
      window: window.fields, party: party.party,
      needs: needs.needs(acceptingUnknownLength: party.acceptUnknownLength), site: site, why: why, limit: limit)
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    guard let stay = try request.window.stay() else { return try stays(request, in: campground) }
    var asked = AvailabilityRequest(stay: stay, party: request.party, needs: request.needs)
    asked.site = try request.site.map { try campground.sites.find($0).siteNumber }
    asked.limit = request.limit
    if request.why {
      let sites = try campground.availability.availability(for: asked)
      let isPriced = sites.contains { $0.total != nil }
      let text = isPriced ? try campground.priceText() : { _ in nil }
      return .list(empty: "There are no sites yet.", isPriced: isPriced) { each in
        for site in sites { try each(ExplainedAvailabilityReport(availability: site, total: text(site.total))) }
      }
    }
    let free = try campground.availability.free(for: asked)
    let empty = free.sites.isEmpty ? try reason(against: asked, in: campground) : ""
    let isPriced = free.totals.contains { $0 != nil }
    let text = isPriced ? try campground.priceText() : { _ in nil }
    return .list(empty: empty, isPriced: isPriced) { each in
      for (site, total) in zip(free.sites, free.totals) {
        let because = site == free.best ? free.because : nil
        try each(AvailabilityReport(site: site, total: text(total), bestBecause: because))
      }
    }
  }

  private static func stays(_ request: Request, in campground: Campground) throws -> Answer {
    var asked = try request.window.window()
    asked.party = request.party
    asked.needs = request.needs
    asked.site = try request.site.map { try campground.sites.find($0).siteNumber }
    asked.limit = request.limit
    let (window, availability) = (asked, campground.availability)
    let isPriced = try availability.isPriced
    let text = isPriced ? try campground.priceText() : { _ in nil }
    if request.why {
      return .list(empty: "There is no site, or no such day of arrival.", isPriced: isPriced) { each in
        try availability.forEachStay(in: window, explained: true) {
          try each(ExplainedStayReport(answer: $0, total: text($0.availability.total)))
        }
      }
    }
    let empty = "No such stay is free on a site that fits; --why says what is against each."
    return .list(empty: empty, isPriced: isPriced) { each in
      try availability.forEachStay(in: window) {
        try each(FreeStayReport(answer: $0, total: text($0.availability.total)))
      }
    }
  }

  /// What is against every site alike, such as the season; else where to look.
  private static func reason(against asked: AvailabilityRequest, in campground: Campground) throws -> String {
    if asked.limit == 0 { return "A limit of 0 lists nothing." }
    let sites = try campground.availability.availability(for: asked)
    guard let first = sites.first else { return "There are no sites yet." }
    let common = first.reasons.first { reason in sites.allSatisfy { $0.reasons.contains(reason) } }
    let noSite = asked.site.map { "Site \($0) is not free" } ?? "No site is free"
    return common.map { "\(noSite): \($0.problem)." }
      ?? "No site is free and fits; --why says what is against each."
  }
}

extension Campground {
  /// How prices are written here.
  fileprivate func priceText() throws -> (Int?) -> String? {
    let currency = try settings.settings.currency
    return { $0.map(currency.text) }
  }
}

extension Availability.Request {
  /// Window, party and needs stand among the other keys.
  init(from decoder: any Decoder) throws {
    let line = try LineFields(from: decoder)
    window = try WindowFields(line)
    party = try Party(line)
    needs = try SiteNeeds(line)
    site = try line.optional("site")
    why = try line.flag("why")
    limit = try line.optional("limit")
  }
}
