import Persistence

/// A skipped row, as a key's answer keeps it; an earlier version kept its sentence alone.
struct RecordedRow {
  /// The case of ``RowProblem``.
  enum RowProblemName: String, ColumnWord {
    case openQuote, columns, noFacility, noName, brokenText, use, management, duplicate, notUnderstood, contradiction
    case notFullHookup, crossedPeople, refused
  }

  var row = 0
  var file = ""
  var kind: RowProblemName?
  var site: String?
  var what: String?
  var value: String?
  var number: Int?
  var limit: Int?
  var refused: RecordedProblem?
  var sentence: String?

  init(_ skipped: SkippedRow) {
    (row, file) = (skipped.row, skipped.file)
    switch skipped.problem {
    case .flaw(.openQuote): kind = .openQuote
    case .flaw(.columns(let count, let header)): (kind, number, limit) = (.columns, count, header)
    case .noFacility: kind = .noFacility
    case .noName: kind = .noName
    case .brokenText(let site): (kind, self.site) = (.brokenText, site.text)
    case .use(let site, let use): (kind, self.site, value) = (.use, site.text, use)
    case .management(let site): (kind, self.site) = (.management, site.text)
    case .duplicate(let site, let row): (kind, self.site, number) = (.duplicate, site.text, row)
    case .notUnderstood(let site, let what, let value):
      (kind, self.site, self.what, self.value) = (.notUnderstood, site.text, what, value)
    case .contradiction(let site, let what, let value, let row):
      (kind, self.site, self.what, self.value, number) = (.contradiction, site.text, what, value, row)
    case .notFullHookup(let site, let what): (kind, self.site, self.what) = (.notFullHookup, site.text, what)
    case .crossedPeople(let site, let fewest, let most):
      (kind, self.site, number, limit) = (.crossedPeople, site.text, fewest, most)
    case .refused(let site, let problem):
      (kind, self.site, refused) = (.refused, site.text, RecordedProblem(problem))
    case .kept(let words): sentence = words
    }
  }

  /// The row; throws ``StoreError`` for what campctl never writes.
  var skippedRow: SkippedRow {
    get throws { SkippedRow(row: row, file: file, problem: try problem) }
  }

  private var problem: RowProblem {
    get throws {
      if let sentence { return .kept(sentence) }
      func site() throws -> SiteNumber { try RecordedProblem.read(self.site) }
      switch try Self.given(kind) {
      case .openQuote: return .flaw(.openQuote)
      case .columns: return .flaw(.columns(try Self.given(number), try Self.given(limit)))
      case .noFacility: return .noFacility
      case .noName: return .noName
      case .brokenText: return .brokenText(try site())
      case .use: return .use(try site(), try Self.given(value))
      case .management: return .management(try site())
      case .duplicate: return .duplicate(try site(), firstRow: try Self.given(number))
      case .notUnderstood: return .notUnderstood(try site(), what: try Self.given(what), value: try Self.given(value))
      case .contradiction:
        return .contradiction(
          try site(), what: try Self.given(what), value: try Self.given(value), earlierRow: try Self.given(number))
      case .notFullHookup: return .notFullHookup(try site(), what: try Self.given(what))
      case .crossedPeople: return .crossedPeople(try site(), try Self.given(number), try Self.given(limit))
      case .refused: return .refused(try site(), try Self.given(refused).problem)
      }
    }
  }

  private static func given<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw StoreError.unreadableImage }
    return value
  }
}

extension RecordedRow: Recorded {
  private init() {}

  static let blank = RecordedRow()

  static let fields: FieldList<Self> = [
    field("row", { $0.row }, { $0.row = $1 }),
    text("file", of: .campground, { $0.file }, { $0.file = $1 }),
    field("kind", { $0.kind }, { $0.kind = $1 }),
    text("site", of: .campground, { $0.site }, { $0.site = $1 }),
    text("what", of: .campground, { $0.what }, { $0.what = $1 }),
    text("value", of: .campground, { $0.value }, { $0.value = $1 }),
    field("number", { $0.number }, { $0.number = $1 }),
    field("limit", { $0.limit }, { $0.limit = $1 }),
    optional("refused", { $0.refused }, { $0.refused = $1 }),
    text("problem", of: .campground, { $0.sentence }, { $0.sentence = $1 }),
  ]
}
