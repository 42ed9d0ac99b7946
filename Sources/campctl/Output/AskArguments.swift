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

  static let arguments: [Argument<Self>] = [Argument<Self>].of([
    option(
      "where", .text.named("filter", completion: .of(.filter)),
      "Only those for which this holds, such as 'nights:>3 -status:cancelled' (campctl help where)."
    ) { $0.filter = $1 }.takingAnyWord(),
    option("columns", keys, "Only these fields, in this order, such as id,site,balance.") { $0.columns = $1 },
    option("sort", keys, "By these fields; with a hyphen before it the largest is first, such as arrival,-balance.") {
      $0.sort = $1
    }.takingAnyWord(),
    option("limit", .number, "The maximum number of rows.") { $0.limit = $1 },
    flag("count", "Only the number of rows.") { $0.count = $1 },
    option("sum", keys, "The sums of these fields.") { $0.sum = $1 },
    option("group-by", keys, "A row for each value of these fields, with its count and sums.") { $0.groupBy = $1 },
  ]).titled("Asking")

  private static var keys: ValueReader<[String]> {
    .list(of: .text.named("field", completion: .of(.field)), "fields")
  }

  /// True for no question.
  var isEmpty: Bool {
    filter == nil && columns.isEmpty && sort.isEmpty && limit == nil && !isAdded
  }

  /// True when rows are counted or added up.
  var isAdded: Bool { count || !sum.isEmpty || !groupBy.isEmpty }
}
