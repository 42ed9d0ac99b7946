import Arguments
import CampgroundManager

/// Lists the sites, in natural order.
struct ListSites: ChainCommand, ListCommand {
  typealias Element = CampSite

  var filter = SiteFilter()

  static let help = CommandHelp(
    "List the sites, in natural order.",
    discussion: "Retired sites are listed too; --no-retired leaves them out.",
    examples: ["campctl list-sites --no-retired", "campctl list-sites --type tent-only --water"])

  static let arguments: [Argument<Self>] = .of(
    [
      option("loop", .text.named("loop", completion: .of(.loop)), "Only sites of this loop.") {
        $0.filter.loop = $1
      },
      option("equipment", .slug, "Only sites that permit this equipment.") { $0.filter.equipment = $1 },
      option("rig-length", .number.named("feet"), "Only sites known to take a rig of this length.") {
        $0.filter.rigLength = $1
      },
      toggle("retired", "Only retired sites, or only sites in service (default: both).") { $0.filter.retired = $1 },
    ],
    part(SiteNeeds.offers) { $1(&$0.filter.needs) })

  func perform(in campground: Campground) throws -> Response {
    let sites = try campground.sites.listCampSites(filter)
    let empty = filter == SiteFilter() ? "There are no sites yet." : "No site matches."
    return .list(empty: empty) { try sites.forEach($0) }
  }
}
