import Arguments
import CampgroundManager

/// Reports sums over some days, with a row for each month, type and so on.
struct ReportCommand<Declared: DeclaredReport>: ReadCommand {
  var by = Declared.report.by
  var period = ReportArguments()

  static var help: CommandHelp { Declared.report.help }

  static var arguments: [Argument<Self>] {
    .of(
      [
        option(
          "by", Declared.report.reader, Declared.report.choice,
          default: Declared.report.names(of: Declared.report.by, joinedBy: ",")
        ) { $0.by = $1 }
      ],
      part(ReportArguments.arguments(Declared.report.direction)) { $1(&$0.period) })
  }

  func perform(in campground: Campground) throws -> Response {
    let place = try ReportPlace(campground, html: period.html)
    return Declared.report.response(try Declared.report.read(campground.reports, period.days, by), html: place)
  }
}
