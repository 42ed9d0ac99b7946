import ArgumentParser
import CampgroundManager

/// Reports how many days ahead stays are reserved.
struct ReportLeadTime: ReadCommand {
  static let name = "report lead-time"
  static let configuration = CommandConfiguration(
    commandName: "lead-time",
    abstract: "Report how many days ahead stays are reserved.",
    discussion: """
      Counted are stays that are to come, here or over, by the day of arrival, from the day on which they were reserved \
      or held; of those that were imported it is not known. Without days it is this year; months without a stay are left \
      out.
      """)

  @OptionGroup var options: ReportOptions

  @Option(help: ArgumentHelp("A row for each month or type, or one of all.", valueName: "rows"))
  var by: StayGrouping?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  typealias Request = ReportRequest<StayGrouping>
  var request: Request { options.request(by: by) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let grouping = request.by ?? .month
    let found = try campground.statistics.leadTimes(request.days, by: grouping)
    let place = try request.place(campground)
    func answer<Key: StatisticsRowKey>(_ key: Key.Type) -> Answer {
      .statistics(found, key, .leadTimes(found, grouping.rawValue, key), html: place)
    }
    return grouping == .type ? answer(TypeRow.self) : answer(PeriodRow.self)
  }
}
