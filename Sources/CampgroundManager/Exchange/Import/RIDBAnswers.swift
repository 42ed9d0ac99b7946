/// The values that the files give for one site, and those that are unclear.
struct RIDBAnswers {
  let details: RIDBDetails
  private(set) var skipped: [SkippedRow] = []
  private let site: SiteNumber

  init(of site: SiteNumber, _ details: RIDBDetails) {
    self.site = site
    self.details = details
  }

  /// The first row of an attribute; nil when it is not there.
  func firstRow(of name: RIDBAttributeName) -> Int? { details.attributes[name]?.first?.row }

  mutating func flag(
    _ name: RIDBAttributeName, _ read: (String) -> RIDBValue<Bool> = RIDBText.flag
  ) -> Bool? {
    value(name, read) { $0 && $1 }
  }

  mutating func number(_ name: RIDBAttributeName) -> Int? {
    value(name, RIDBText.number, min)
  }

  mutating func hookup(_ name: RIDBAttributeName) -> RIDBHookup? {
    value(name, RIDBText.hookup, RIDBHookup.union)
  }

  /// The value of an attribute; nil when it is missing. Two different values are joined.
  mutating func value<Value: Equatable>(
    _ name: RIDBAttributeName, _ read: (String) -> RIDBValue<Value>, _ join: (Value, Value) -> Value
  ) -> Value? {
    var answer: (value: Value, row: Int)?
    for attribute in details.attributes[name] ?? [] {
      switch read(attribute.value) {
      case .silent: continue
      case .unclear:
        let problem = RowProblem.notUnderstood(site, what: name.rawValue, value: attribute.value)
        skip(attribute.row, AttributeColumn.self, problem)
      case .given(let value):
        guard let (earlier, row) = answer else {
          answer = (value, attribute.row)
          continue
        }
        guard value != earlier else { continue }
        answer = (join(earlier, value), row)
        let problem = RowProblem.contradiction(
          site, what: name.rawValue, value: attribute.value, earlierRow: row)
        skip(attribute.row, AttributeColumn.self, problem)
      }
    }
    return answer?.value
  }

  mutating func understood<Value, Column: RIDBColumn>(
    _ value: RIDBValue<Value>, _ column: Column, _ row: Int, _ text: String
  ) -> Value? {
    switch value {
    case .silent: return nil
    case .given(let value): return value
    case .unclear:
      skip(row, Column.self, .notUnderstood(site, what: column.rawValue, value: text))
      return nil
    }
  }

  mutating func skip<Column: RIDBColumn>(
    _ row: Int, _ columns: Column.Type, _ problem: RowProblem
  ) {
    skipped.append(SkippedRow(row, of: columns, problem))
  }
}
