import Arguments
import Basics
import CampgroundManager

/// Answers a statement of SQL about the campground's views.
struct RunSQL: ReadCommand {
  var statement = ""
  var param: [QueryParameter] = []

  static let help = CommandHelp(
    "Answer a SELECT about the campground's views.",
    discussion: """
      The statement reads these views and nothing else: \(views). Their columns are those of the lists with --csv; "group" and "from" stand \
      in double quotes. Amounts are whole numbers of the smallest unit, such as cents: \(columns(.amount)). True is 1, and false \
      is 0: \(columns(.flag)). Lists have commas between their values: \(columns(.list)). Days are texts such as 2027-07-04, \
      and :today is the campground's today. The functions are \(functions); in a file also \(functionsOfFiles), and on a server \
      \(functionsOfServers). A statement may take 10 seconds and answer with 100,000 rows.
      """,
    examples: [
      "campctl sql 'SELECT loop, count(*) AS sites FROM sites GROUP BY loop ORDER BY loop'",
      "campctl sql 'SELECT id, fullName, balance FROM reservations WHERE arrival = :day' --param day=2027-07-04",
    ])

  static let arguments: [Argument<Self>] = [
    positional("statement", .text.named("select"), "The statement, a SELECT in one word of the shell.") {
      $0.statement = $1
    },
    repeated(
      "param", .queryParameter,
      "The value of a parameter, such as day=2027-07-04 for :day in the statement; given for each of them."
    ) { $0.param = $1 },
  ]

  private static let functions = QueryService.functionsOfBoth.joined(separator: ", ")
  private static let functionsOfFiles = QueryService.functionsOfFiles.joined(separator: ", ")
  private static let functionsOfServers = QueryService.functionsOfServers.joined(separator: ", ")
  private static let views = QueryView.all.map { view in
    "\(view.name) (\(view.columns.map(\.name).joined(separator: ", ")))"
  }.joined(separator: "; ")

  /// The names of all columns of a kind, each once.
  private static func columns(_ kind: QueryColumn.ColumnKind) -> String {
    let names = QueryView.all.flatMap { $0.columns.filter { $0.kind == kind }.map(\.name) }
    return names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", ")
  }

  var misuse: [UsageProblem] {
    let names = param.map(\.name)
    return Set(names.filter { name in names.count { $0 == name } > 1 }).sorted().map(UsageProblem.repeatedParameter)
  }

  func perform(in campground: Campground) throws -> Response {
    try misuse.refuse()
    let values = Dictionary(param.map { ($0.name, $0.value) }) { first, _ in first }
    do {
      return Response(AnswerTable(try campground.queries.answer(statement, values: values)))
    } catch let refusal as GivenRefusal {
      throw Failure(refusal, of: statement)
    }
  }
}

/// A value for a parameter of a statement.
struct QueryParameter: Sendable {
  let name: String
  let value: String
}

extension ValueReader<QueryParameter> {
  fileprivate static var queryParameter: Self {
    text("name=value", reason: "it is written like day=2027-07-04") { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let first = parts[0].utf8.first, !(0x30...0x39).contains(first),
        parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x5F })
      else { return nil }
      return QueryParameter(name: String(parts[0]), value: String(parts[1]))
    }
  }
}
