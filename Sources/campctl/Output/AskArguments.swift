import Arguments
import Basics
import CampgroundManager

/// The arguments of a list: which of its things, what of them, and in which order.
struct AskArguments: ArgumentSet, Sendable {
  /// The filters, all of which have to hold.
  var filters: [String] = []
  var columns: [String] = []
  var sort: [String] = []
  var limit: Int?
  var count = false
  var sum: [String] = []
  var groupBy: [String] = []
  /// The line above the table that people get.
  var title: String?
  /// The number of stays on which a command has to act.
  var expect: Int?
  /// The template that the answer is printed with: a file, or a name of the program's own.
  var template: String?

  static let arguments: [Argument<Self>] = .of(asking, templated)

  private static let asking: [Argument<Self>] = [Argument<Self>].of([
    those,
    option("columns", keys, "Only these fields, in this order, such as id,site,balance.") { $0.columns = $1 },
    option("sort", keys, "By these fields; with a hyphen before it the largest is first, such as arrival,-balance.") {
      $0.sort = $1
    }.takingAnyWord(),
    option("limit", .number, "The maximum number of rows.") { $0.limit = $1 },
    flag("count", "Only the number of rows.") { $0.count = $1 },
    option("sum", keys, "The sums of these fields.") { $0.sum = $1 },
    option("group-by", keys, "A row for each value of these fields, with its count and sums.") { $0.groupBy = $1 },
    option("title", .text, "A line above the table.") { $0.title = $1 },
  ]).titled("Asking")

  private static let those = holding(
    "Only those for which this holds, such as 'nights:>3 -status:cancelled' (campctl help where).")

  /// The argument of an export of what a list has.
  static let sifting: [Argument<Self>] = [those].titled("Choosing")

  /// The arguments of a command that acts on each stay of a filter.
  static let choosing: [Argument<Self>] = [Argument<Self>].of([
    holding("All stays for which this holds, such as 'arriving:tomorrow source:web' (campctl help where)."),
    option("expect", .number, "With --where: refuse unless it acts on this number of stays, as a dry run counts them.")
    {
      $0.expect = $1
    },
  ]).titled("Choosing")

  /// The argument of a command that is about the stays of a filter.
  static let narrowing: [Argument<Self>] = [Argument<Self>].of([
    holding("Only stays for which this holds, such as 'arriving:tomorrow loop:Aspen' (campctl help where).")
  ]).titled("Choosing")

  /// The arguments of a command that shows stays.
  static let showing: [Argument<Self>] = .of(narrowing, templated)

  /// The argument of an answer that can only be printed in another way.
  static let templated: [Argument<Self>] = [Argument<Self>].of([
    option(
      "template", .text.named("file", completion: .file),
      "Print it by this template, or by labels, addresses or cards of the program's own (campctl help templates)."
    ) { $0.template = $1 }
  ]).titled("Printing")

  private static func holding(_ help: String) -> Argument<Self> {
    repeatedOrOne("where", .text.named("filter", completion: .of(.filter)), help) { $0.filters = $1 }.takingAnyWord()
  }

  private static var keys: ValueReader<[String]> {
    .list(of: .text.named("field", completion: .of(.field)), "fields")
  }

  /// True for no question; a template changes nothing of it.
  var isEmpty: Bool {
    filters.isEmpty && columns.isEmpty && sort.isEmpty && limit == nil && title == nil && !isAdded
  }

  /// True when it may choose the stays on which a command acts.
  var chooses: Bool { !filters.isEmpty || expect != nil }

  /// False when it is not about a field of this name.
  func mayName(_ field: String) -> Bool {
    (filters + columns + sort + groupBy).contains { $0.contains(field) }
  }

  /// True when rows are counted or added up.
  var isAdded: Bool { count || !sum.isEmpty || !groupBy.isEmpty }
}
