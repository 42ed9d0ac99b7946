import Arguments
import CampgroundManager

/// A question to a list, on a campground's today.
final class ListQuestion {
  let ask: AskArguments
  let campground: Campground
  let currency: Currency
  /// The notes about days that were not given in full (R42).
  private(set) var spokenDays: [String] = []

  /// The end from which days in words count.
  private let days: DayRelation
  /// True for a question whose campground is still to come: amounts may be of any currency.
  private let isForAnyCurrency: Bool

  init(
    _ ask: AskArguments, _ days: DayRelation = DayRelation(.nearest), in campground: Campground,
    isForAnyCurrency: Bool = false
  ) throws {
    (self.ask, self.days, self.campground, self.isForAnyCurrency) = (ask, days, campground, isForAnyCurrency)
    currency = try campground.settings.settings.currency
  }

  /// The question for things of these fields; throws ``Failure`` with all that does not fit them.
  func plan(_ fields: ListFields) throws -> Plan {
    var problems: [UsageProblem] = []
    var plan = Plan(filter: filter(fields, &problems), limit: ask.limit)
    plan.columns = self.fields(ask.columns, in: fields, "columns", &problems)
    plan.groups = self.fields(ask.groupBy, in: fields, "groupBy", &problems)
    plan.sums = self.fields(ask.sum, in: fields, "sum", &problems)
    problems += plan.sums.filter(plan.groups.contains).map(UsageProblem.groupedAndAdded)
    for field in plan.sums where field.kind != .number && field.kind != .amount {
      problems.append(.notAdded(field))
    }
    if !ask.isAdded {
      plan.order = ask.sort.compactMap { order($0, in: fields, &problems) }
    } else if !ask.columns.isEmpty {
      problems.append(.columnsOfSums)
    }
    try problems.refuse(fields)
    if let limit = ask.limit, limit < 0 { throw CampingError(.invalidRequest, [.report(.invalidLimit(limit))]) }
    return plan
  }

  /// The order of a word; throws for a field that is not there.
  func order(_ word: String, in fields: ListFields, _ problems: inout [UsageProblem]) -> Order? {
    let isDescending = word.hasPrefix("-")
    let name = isDescending ? String(word.dropFirst()) : word
    return field(name, in: fields, "sort", &problems).map { Order(field: $0, isDescending: isDescending) }
  }

  /// The fields of some names, each once.
  private func fields(
    _ names: [String], in fields: ListFields, _ argument: String, _ problems: inout [UsageProblem]
  ) -> [ListFields.ListField] {
    names.map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }.reduce(into: []) { all, name in
      if let field = field(name, in: fields, argument, &problems), !all.contains(field) { all.append(field) }
    }
  }

  private func field(
    _ name: String, in fields: ListFields, _ argument: String, _ problems: inout [UsageProblem]
  ) -> ListFields.ListField? {
    if let field = fields.field(name) { return field }
    problems.append(.unknownField(name, in: fields, argument))
    return nil
  }

  private func filter(_ fields: ListFields, _ problems: inout [UsageProblem]) -> Filter? {
    let values = FilterValues(currency: isForAnyCurrency ? nil : currency) { [self] in day($0, otherEnd: $1) }
    // Each is read by itself, so that a parenthesis of one never ends another.
    var filters: [Filter] = []
    for text in ask.filters {
      do throws(FilterProblems) {
        filters.append(try FilterReader.filter(text, of: fields, values))
      } catch {
        problems += error.problems.map { .filter($0, in: text, isOneOfSeveral: ask.filters.count > 1, fields) }
      }
    }
    return filters.count < 2 ? filters.first : .all(filters)
  }

  /// The day that a word means; the second of a range is the first such day from the first end on.
  private func day(_ text: String, otherEnd: Day?) -> Day? {
    guard let given = GivenDay(text) else { return nil }
    var from = otherEnd
    // A number of days counts from that end itself.
    if case .later = given {} else { from = otherEnd.map { $0.advanced(by: -1) } }
    let day = given.day(days, today: campground.clock.today, otherEnd: from)
    if given.isRelative, let day {
      let words = DayWords.repeated(text, as: day)
      if !spokenDays.contains(words) { spokenDays.append(words) }
    }
    return day
  }
}

/// The parts of a question that fit the fields of a list.
struct Plan {
  let filter: Filter?
  var columns: [ListFields.ListField] = []
  var order: [Order] = []
  var groups: [ListFields.ListField] = []
  var sums: [ListFields.ListField] = []
  let limit: Int?
}

/// A field by which things are sorted.
struct Order {
  let field: ListFields.ListField
  let isDescending: Bool
}
