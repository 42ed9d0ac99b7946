import ArgumentParser
import CampgroundManager

/// Reports reservations that were cancelled.
struct ReportCancellations: ReadCommand {
  static let name = "report cancellations"
  static let configuration = CommandConfiguration(
    commandName: "cancellations",
    abstract: "Report how many reservations were cancelled, when and why.",
    discussion: """
      Share = cancelled / all reservations, by the day of arrival; a hold that was given up or ran out is none. The \
      nights are those agreed on, the fees what is owed for cancelling. By reason, each share is of all reservations, \
      and the most frequent comes first. Without days it is this year; months without a reservation are left out.
      """)

  @OptionGroup var options: ReportOptions

  @Option(help: ArgumentHelp("A row for each month, type or reason, or one of all.", valueName: "rows"))
  var by: CancellationGrouping?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  typealias Request = ReportRequest<CancellationGrouping>
  var request: Request { options.request(by: by) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let grouping = request.by ?? .month
    let found = try campground.statistics.cancellations(request.days, by: grouping).map(CancellationCounts.init)
    let place = try request.place(campground)
    func answer<Key: StatisticsRowKey>(_ key: Key.Type) -> Answer {
      .statistics(found, key, .cancellations(found, grouping.rawValue, key), html: place)
    }
    return switch grouping {
    case .month, .all: answer(PeriodRow.self)
    case .type: answer(TypeRow.self)
    case .reason: answer(ReasonRow.self)
    }
  }
}
