import ArgumentParser
import CampgroundManager

/// Lists the sites, in natural order.
struct ListSites: ReadCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the sites, in natural order.",
    discussion: "Retired sites are listed too, unless --no-retired.")

  @Option(help: "Only sites of this loop.")
  var loop: String?

  @OptionGroup(title: "Offering") var needs: NeedsOptions

  @Option(help: ArgumentHelp("Only sites that permit this.", valueName: "word"), transform: Read.slug)
  var equipment: Slug?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only sites known to take a rig of this length.", valueName: "feet"),
    transform: Read.number)
  var rigLength: Int?

  @Flag(inversion: .prefixedNo, help: "Only retired sites, or only those in service.")
  var retired: Bool?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    var loop: String?
    var equipment: Slug?
    var rigLength: Int?
    var retired: Bool?
    var needs = SiteNeeds()
  }

  var request: Request {
    Request(loop: loop, equipment: equipment, rigLength: rigLength, retired: retired, needs: needs.needs())
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    var filter = SiteFilter()
    filter.loop = request.loop
    filter.needs = request.needs
    filter.equipment = request.equipment
    filter.rigLength = request.rigLength
    filter.retired = request.retired
    let sites = try campground.sites.listCampSites(filter)
    let empty = filter == SiteFilter() ? "There are no sites yet." : "No site matches."
    return .list(empty: empty) { try sites.forEach($0) }
  }
}

extension ListSites.Request {
  /// The needs stand among the other keys.
  init(from decoder: any Decoder) throws {
    let line = try LineFields(from: decoder)
    loop = try line.optional("loop")
    equipment = try line.optional("equipment")
    rigLength = try line.optional("rigLength")
    retired = try line.optional("retired")
    needs = try SiteNeeds(line)
  }
}
