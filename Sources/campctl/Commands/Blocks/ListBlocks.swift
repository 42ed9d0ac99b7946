import Arguments
import CampgroundManager

/// Lists the blocks by their first night, then site.
struct ListBlocks: ChainCommand, ListCommand {
  typealias Element = BlockView

  var site: SiteNumber?
  var from: Day?
  var before: Day?

  static let help = CommandHelp(
    "List the blocks by their first night, then site.",
    examples: ["campctl list-blocks --from 2027-07-01 --before 2027-08-01"])

  static let arguments: [Argument<Self>] = [
    option("site", .site, "Only blocks of this site.") { $0.site = $1 },
    option("from", .day(.nearest), "Only blocks with a night on or after this day.") { $0.from = $1 },
    option("before", .day(.nearest, after: "from"), "Only blocks with a night before this day.") { $0.before = $1 },
  ]

  func perform(in campground: Campground) throws -> Response {
    var filter = BlockFilter()
    filter.site = try site.map { try campground.sites.find($0).siteNumber }
    filter.from = from
    filter.before = before
    let blocks = try campground.blocks.listBlocks(filter)
    return .list(empty: filter == BlockFilter() ? "There are no blocks." : "No block matches.") { each in
      for block in blocks { try each(BlockView(blocked: Blocked(block))) }
    }
  }
}
