import Arguments
import CampgroundManager

/// Reports sums over some days, with a row for each month, type and so on.
struct ReportCommand<Declared: DeclaredReport>: ChainCommand, StaysBeneath {
  var by = Declared.report.by
  var period = ReportArguments()

  static var help: CommandHelp { Declared.report.help }

  static var arguments: [Argument<Self>] {
    .of(
      [
        option(
          "by", Declared.report.reader, Declared.report.choice
        ) { $0.by = $1 }.byDefault(Declared.report.names(of: Declared.report.by, joinedBy: ","))
      ],
      part(ReportArguments.arguments(Declared.report.direction)) { $1(&$0.period) })
  }

  func perform(in campground: Campground) throws -> Response {
    let place = try ReportPlace(campground, html: period.html)
    return Declared.report.response(try Declared.report.read(campground.reports, period.days, by), html: place)
  }
}

/// A report of ``ReportCommand``, declared once.
protocol DeclaredReport: Sendable {
  associatedtype Part
  associatedtype Amounts: Hashable & Sendable & AddableAmounts
  associatedtype Supplement: Sendable
  static var report: ReportDeclaration<Part, Amounts, Supplement> { get }
}

/// A report: its keys and amounts, which the library has, and the words around them. The command, the table, the page, the
/// plot, JSON and CSV follow.
struct ReportDeclaration<Part, Amounts: Hashable & Sendable & AddableAmounts, Supplement: Sendable>: Sendable {
  typealias Sums = GroupedReport<Part, Amounts, Supplement>

  /// The form for programs and people.
  enum Form {
    /// Rows by several keys, each of which every row has, and their total.
    case sums
    /// Rows by one key.
    case rows
    /// Rows by one key, each with its days, or else those of the report.
    case datedRows
  }

  let help: CommandHelp
  let form: Form
  /// The keys that rows can have, and those that they have by default.
  let keys: [ReportKey<Part>]
  let by: [ReportKey<Part>]
  /// The year of days without one.
  var direction = DayRelation.Direction.thisYear
  let amounts: [ReportAmount<Amounts>]
  let read: @Sendable (ReportService, ReportDays, [ReportKey<Part>]) throws -> Sums
  let title: String
  /// The heading of the bars, and the figure that they show.
  let measure: String
  let bar: @Sendable (Amounts) -> ReportFigure
  /// True when the bars show how far the figure is below 0.
  var isBarBelowZero = false
  /// The words before the days, such as `arrivals `.
  var days = ""
  /// The heading of the one row without a key.
  var all = ""
  /// The meaning of the numbers.
  var notes: [String] = []
  /// The beginning of the sentence for no rows, before the days.
  let empty: String
  /// The sums beside the rows, in words and as fields.
  var remarks: @Sendable (Sums) -> [String] = { _ in [] }
  var supplement: @Sendable (Sums) -> Extras = { _ in .none }
  /// The same of several campgrounds together; by default that of the first, as of a report that has none.
  var joined: @Sendable ([Supplement]) throws -> Supplement = { $0[0] }
  /// A second table, of all that was counted.
  var spread: @Sendable (Amounts) -> SheetTable? = { _ in nil }
}

/// The argument `--by`.
extension ReportDeclaration {
  var reader: ValueReader<[ReportKey<Part>]> {
    let one = ValueReader<ReportKey<Part>>.choice("rows") { [keys] in keys.map { ($0.description, $0) } }
    guard form == .sums else {
      return ValueReader("rows", completion: one.completion) { given throws(InvalidValue) in [try one.read(given)] }
    }
    let several = ValueReader.list(of: one, "rows")
    return ValueReader(like: several) { given throws(InvalidValue) in
      var given = given
      // The other reports take one name as a text of JSON.
      if case .text(let text) = given { given = .word(text) }
      return try several.read(given).reduce(into: []) { keys, key in
        if !keys.contains(key) { keys.append(key) }
      }
    }
  }

  /// The help of `--by`.
  var choice: String {
    let names = keys.map(\.description)
    if form == .sums { return "The keys of a row, one or several of \(Phrases.list(names))." }
    let rows = Phrases.either(names.filter { $0 != "all" })
    return "A row for each \(rows)\(names.contains("all") ? ", or one of all" : "")."
  }

  func names(of keys: [ReportKey<Part>], joinedBy separator: String) -> String {
    keys.map(\.description).joined(separator: separator)
  }
}
