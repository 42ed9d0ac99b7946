import ArgumentParser
import CampgroundManager

/// Reports how full the campground is.
struct ReportOccupancy: ReadCommand {
  static let name = "report occupancy"
  static let configuration = CommandConfiguration(
    commandName: "occupancy",
    abstract: "Report how many of the nights for sale are held.",
    discussion: """
      Occupancy = occupied / (site-nights - blocked). Occupied are the nights of valid holds and of reservations that \
      are to come, here or over, and those before a party was marked a no-show. A retired site counts only on the nights \
      that it holds. Weeks begin on Monday; the first and the last row may be cut by the days asked for. Without days \
      it is this month.
      """)

  @OptionGroup var options: ReportOptions

  @Option(help: ArgumentHelp("A row for each night, week, month, loop or type.", valueName: "rows"))
  var by: OccupancyGrouping?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  typealias Request = ReportRequest<OccupancyGrouping>
  var request: Request { options.request(by: by) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let grouping = request.by ?? .night
    let found = try campground.statistics.occupancy(request.days, by: grouping)
    let place = try request.place(campground)
    func answer<Key: StatisticsRowKey>(_ key: Key.Type) -> Answer {
      .statistics(found, key, .occupancy(found, by: grouping, key), html: place)
    }
    return switch grouping {
    case .night, .week, .month: answer(PeriodRow.self)
    case .loop: answer(LoopRow.self)
    case .type: answer(TypeRow.self)
    }
  }
}
