import Persistence

/// The rows of rules with a name.
struct RuleTable {
  let store: Store

  private static let columns = NamedRule.columns(of: "stay_rule")
  private static let insertion = NamedRule.insertion(into: "stay_rule")
  private static let updating = NamedRule.update(of: "stay_rule")

  /// The rules in the order in which they were added.
  func rules() throws -> [NamedRule] {
    try store.rows("SELECT \(Self.columns) FROM stay_rule ORDER BY stay_rule.id", NamedRule.readRow)
  }

  func rule(_ id: RuleID) throws -> NamedRule? {
    try store.first("SELECT \(Self.columns) FROM stay_rule WHERE stay_rule.id = \(id)", NamedRule.readRow)
  }

  /// The rule of a name; throws ``CampingError`` when there is none.
  func find(_ name: String) throws -> NamedRule {
    let kept = PersonText.kept(name)
    let rules = try rules()
    if let rule = rules.first(where: { $0.name == kept })
      ?? rules.first(where: { PersonText.key($0.name) == PersonText.key(kept) })
    {
      return rule
    }
    throw CampingError(.notFound, [.reference(.notFound(.rule, name, field: "name"))])
  }

  /// Throws when the site of a rule does not exist: the rule would become one of all sites.
  private func requireSite(of terms: RuleTerms) throws {
    guard let number = terms.site else { return }
    let site = try store.value("SELECT id FROM camp_site WHERE number = \(number)", as: Int64.self)
    guard site != nil else { throw StoreError.constraint(.foreignKey) }
  }

  /// Stores a rule, a former one under its old `id`, and returns the id.
  @discardableResult
  func insert(_ rule: NamedRule, as id: RuleID? = nil) throws -> RuleID {
    try requireSite(of: rule.terms)
    return RuleID(
      rawValue: try store.insert(into: "stay_rule", under: id?.rawValue) {
        SQL(Self.insertion, rule.insertValues(under: $0))
      })
  }

  func update(_ rule: NamedRule) throws {
    try requireSite(of: rule.terms)
    try store.execute(SQL(Self.updating, rule.updateValues(of: rule.id.rawValue)))
  }

  func delete(_ id: RuleID) throws {
    try store.execute("DELETE FROM stay_rule WHERE id = \(id)")
  }
}

extension RuleTable: JournaledTable {
  static let kind = NamedRule.kind
  static let numbers: SQL = "SELECT id FROM stay_rule"

  func imageText(of number: Int64) throws -> String? {
    try rule(RuleID(rawValue: number))?.imageText
  }

  /// Throws ``CampingError`` when another rule has its name by now.
  func restore(_ rule: NamedRule, as number: Int64) throws {
    try delete(rule.id)
    if try rules().contains(where: { PersonText.key($0.name) == PersonText.key(rule.name) }) {
      throw CampingError(.undoBlocked, [.settings(.duplicateRule(rule.name))])
    }
    try insert(rule, as: rule.id)
  }

  func remove(_ number: Int64) throws {
    try delete(RuleID(rawValue: number))
  }

  static let rows: SQL? = "stay_rule"
}
