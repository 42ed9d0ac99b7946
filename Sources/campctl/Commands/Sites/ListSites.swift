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

  func perform(in campground: Campground) throws -> Answer {
    var filter = SiteFilter()
    filter.loop = loop
    filter.needs = needs.needs()
    filter.equipment = equipment
    filter.rigLength = rigLength
    filter.retired = retired
    let sites = try campground.sites.listCampSites(filter)
    return .list(empty: "No site matches.") { try sites.forEach($0) }
  }
}
