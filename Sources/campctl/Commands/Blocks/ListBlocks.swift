import ArgumentParser
import CampgroundManager

/// Lists the blocks by their first night, then site.
struct ListBlocks: ReadCommand {
  static let configuration = CommandConfiguration(abstract: "List the blocks by their first night, then site.")

  @Option(help: ArgumentHelp("Only those of this site.", valueName: "number"), transform: Read.site)
  var site: SiteNumber?

  @Option(help: ArgumentHelp("Only those with a night on or after this day.", valueName: "day"), transform: Read.day)
  var from: Day?

  @Option(help: ArgumentHelp("Only those with a night before this day.", valueName: "day"), transform: Read.day)
  var before: Day?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    var site: SiteNumber?
    var from: Day?
    var before: Day?
  }

  var request: Request { Request(site: site, from: from, before: before) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    var filter = BlockFilter()
    filter.site = try request.site.map { try campground.sites.find($0).siteNumber }
    filter.from = request.from
    filter.before = request.before
    let blocks = try campground.blocks.listBlocks(filter)
    return .list(empty: filter == BlockFilter() ? "There are no blocks." : "No block matches.") { each in
      for block in blocks { try each(BlockReport(blocked: campground.blocks.withReservations(block))) }
    }
  }
}
