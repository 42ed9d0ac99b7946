/// Keeps the rules of stays that have a name. Stays that are agreed stand as they are.
package final class RuleService {
  private let journal: Journal
  private let sites: CampSiteService
  private let rules: RuleTable

  init(journal: Journal) {
    self.journal = journal
    sites = CampSiteService(journal: journal)
    rules = RuleTable(store: journal.store)
  }

  /// The rules in the order in which they were added.
  package func listRules() throws -> [NamedRule] {
    try journal.store.read { try rules.rules() }
  }

  /// Adds a rule for stays to come.
  ///
  /// Throws ``CampingError`` when its name is taken, for a site that there is not, and when its terms are invalid.
  @discardableResult
  package func addRule(_ name: String, _ edits: RuleEdits) throws -> Written<NamedRule> {
    try journal.record("add-rule") { entry in
      var problems: [Problem] = []
      let kept = try self.name(name, field: "name", &problems)
      let terms = try applied(edits, to: RuleTerms(), &problems)
      try problems.refuse()
      entry.record(NamedRequest(name: kept, terms: edits))
      var rule = NamedRule(id: RuleID(rawValue: 0), version: 1, name: kept, terms: terms)
      rule.id = try rules.insert(rule)
      try entry.created(rule)
      return rule
    }
  }

  /// Changes the name and the terms of a rule for stays to come.
  ///
  /// Throws ``CampingError`` when there is no such rule, when the new name is taken, and when the terms are invalid.
  @discardableResult
  package func changeRule(_ name: String, rename: String? = nil, _ edits: RuleEdits) throws -> Written<NamedRule> {
    try journal.record("change-rule") { entry in
      let before = try rules.find(name)
      try entry.requireVersion(of: before)
      entry.record(NamedRequest(name: before.name, rename: rename, terms: edits))
      var after = before
      var problems: [Problem] = []
      if let rename { after.name = try self.name(rename, field: "rename", besides: before.id, &problems) }
      after.terms = try applied(edits, to: before.terms, &problems)
      try problems.refuse()
      return try entry.update(before, to: after, rules.update)
    }
  }

  /// Removes a rule.
  @discardableResult
  package func removeRule(_ name: String) throws -> Written<NamedRule> {
    try journal.record("remove-rule") { entry in
      let rule = try rules.find(name)
      try entry.requireVersion(of: rule)
      entry.record(["name": rule.name])
      try rules.delete(rule.id)
      try entry.deleted(rule)
      var removed = rule
      removed.version += 1
      return removed
    }
  }

  /// The name as it is kept; reports in `problems` one that is invalid, or another rule's.
  private func name(
    _ text: String, field: String, besides own: RuleID? = nil, _ problems: inout [Problem]
  ) throws -> String {
    let name = PersonText.clean(text, field: field, limit: 100, &problems)
    if name.isEmpty { problems.append(.record(.emptyName(field: field))) }
    if try rules.rules().contains(where: { PersonText.key($0.name) == PersonText.key(name) && $0.id != own }) {
      problems.append(.settings(.duplicateRule(name)))
    }
    return name
  }

  private func applied(_ edits: RuleEdits, to terms: RuleTerms, _ problems: inout [Problem]) throws -> RuleTerms {
    var edits = edits
    if let site = edits.site?.value { edits.site = .set(try sites.find(site).siteNumber) }
    return edits.applied(to: terms, &problems)
  }
}
