import Persistence

/// A problem that a key's answer keeps: one that a person decided away, or that an import met.
///
/// Each such problem is a value and the limit that it breaks, perhaps of a type of site; an earlier version kept its
/// sentence instead of the limit.
struct RecordedProblem {
  var name = ""
  var field: String?
  var value: String?
  var limit: String?
  var type: String?
  /// The name of the rule that has one.
  var rule: String?
  /// As an earlier version made it.
  var sentence: String?

  init(_ problem: Problem) {
    (name, field, value) = (problem.name, problem.field, problem.value)
    switch problem.kind {
    case .rule(let problem): (limit, type, rule) = (problem.limit, problem.type?.text, problem.rule)
    case .capacity(let problem): limit = problem.limit
    case .record(let problem): limit = problem.limit.map(String.init)
    case .party(let problem): limit = problem.limit.map(String.init)
    case .kept(let problem): sentence = problem.sentence
    // None of these is ever decided away or met by an import, so none is kept.
    case .stay, .site, .money, .price, .person, .undo, .journal, .desk, .nights, .waitlist, .settings,
      .reference, .report, .check, .mismatch, .of, .at:
      sentence = problem.phrase
    }
  }

  /// The problem; throws ``StoreError`` for what campctl never writes.
  var problem: Problem {
    get throws {
      guard let name = ProblemName(rawValue: name) else { throw StoreError.unreadableImage }
      if let sentence { return .kept(KeptProblem(name: name, field: field, value: value, sentence: sentence)) }
      if let record = try RecordProblem(name, field, value, limit: limit) { return .record(record) }
      if let party = try PartyProblem(name, field, value, limit: limit) { return .party(party) }
      guard let value else { throw StoreError.unreadableImage }
      let type = try type.map { try Self.read($0) as Slug }
      if let rule = try RuleProblem(name, value, limit: limit, type, rule: rule) { return .rule(rule) }
      if let capacity = try CapacityProblem(name, value, limit: limit) { return .capacity(capacity) }
      throw StoreError.unreadableImage
    }
  }

  static func read<Value: LosslessStringConvertible>(_ text: String?) throws -> Value {
    guard let value = text.flatMap(Value.init) else { throw StoreError.unreadableImage }
    return value
  }
}

extension RecordedProblem: Recorded {
  private init() {}

  static let blank = RecordedProblem()

  static let fields: FieldList<Self> = [
    text("name", of: .campground, { $0.name }, { $0.name = $1 }),
    text("field", of: .campground, { $0.field }, { $0.field = $1 }),
    text("value", of: .campground, { $0.value }, { $0.value = $1 }),
    text("limit", of: .campground, { $0.limit }, { $0.limit = $1 }),
    text("type", of: .campground, { $0.type }, { $0.type = $1 }),
    text("rule", omitted: true, of: .campground, { $0.rule }, { $0.rule = $1 }),
    text("problem", of: .campground, { $0.sentence }, { $0.sentence = $1 }),
  ]
}
