import Arguments
import CampgroundManager

/// The arguments of a list: which of its things, what of them, and in which order.
struct AskArguments: ArgumentSet, Sendable {
  var filter: String?
  var columns: [String] = []
  var sort: [String] = []
  var limit: Int?
  var count = false
  var sum: [String] = []
  var groupBy: [String] = []
  /// The number of stays on which a command has to act.
  var expect: Int?

  static let arguments: [Argument<Self>] = [Argument<Self>].of([
    holding("Only those for which this holds, such as 'nights:>3 -status:cancelled' (campctl help where)."),
    option("columns", keys, "Only these fields, in this order, such as id,site,balance.") { $0.columns = $1 },
    option("sort", keys, "By these fields; with a hyphen before it the largest is first, such as arrival,-balance.") {
      $0.sort = $1
    }.takingAnyWord(),
    option("limit", .number, "The maximum number of rows.") { $0.limit = $1 },
    flag("count", "Only the number of rows.") { $0.count = $1 },
    option("sum", keys, "The sums of these fields.") { $0.sum = $1 },
    option("group-by", keys, "A row for each value of these fields, with its count and sums.") { $0.groupBy = $1 },
  ]).titled("Asking")

  /// The arguments of a command that acts on each stay of a filter.
  static let choosing: [Argument<Self>] = [Argument<Self>].of([
    holding("All stays for which this holds, such as 'arriving:tomorrow source:web' (campctl help where)."),
    option("expect", .number, "With --where: refuse unless it acts on this number of stays, as a dry run counts them.")
    {
      $0.expect = $1
    },
  ]).titled("Choosing")

  /// The argument of a command that shows stays.
  static let narrowing: [Argument<Self>] = [Argument<Self>].of([
    holding("Only the stays for which this holds, such as 'arriving:tomorrow loop:Aspen' (campctl help where).")
  ]).titled("Choosing")

  private static func holding(_ help: String) -> Argument<Self> {
    option("where", .text.named("filter", completion: .of(.filter)), help) { $0.filter = $1 }.takingAnyWord()
  }

  private static var keys: ValueReader<[String]> {
    .list(of: .text.named("field", completion: .of(.field)), "fields")
  }

  /// True for no question.
  var isEmpty: Bool {
    filter == nil && columns.isEmpty && sort.isEmpty && limit == nil && !isAdded
  }

  /// True when it may choose the stays on which a command acts.
  var chooses: Bool { filter != nil || expect != nil }

  /// True when rows are counted or added up.
  var isAdded: Bool { count || !sum.isEmpty || !groupBy.isEmpty }
}
