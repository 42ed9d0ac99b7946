import ArgumentParser
import CampgroundManager

/// Reports how long stays are.
struct ReportLengthOfStay: ReadCommand {
  static let name = "report length-of-stay"
  static let configuration = CommandConfiguration(
    commandName: "length-of-stay",
    abstract: "Report how many nights stays have.",
    discussion: """
      Counted are stays that are to come, here or over, by the day of arrival, with all their nights; one that ended early \
      has those that were stayed. Without days it is this year; months without a stay are left out.
      """)

  @OptionGroup var options: ReportOptions

  @Option(help: ArgumentHelp("A row for each month or type, or one of all.", valueName: "rows"))
  var by: StayGrouping?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  typealias Request = ReportRequest<StayGrouping>
  var request: Request { options.request(by: by) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let grouping = request.by ?? .month
    let found = try campground.statistics.stayLengths(request.days, by: grouping)
    let place = try request.place(campground)
    func answer<Key: StatisticsRowKey>(_ key: Key.Type) -> Answer {
      .statistics(found, key, .stayLengths(found, grouping.rawValue, key), html: place)
    }
    return grouping == .type ? answer(TypeRow.self) : answer(PeriodRow.self)
  }
}
