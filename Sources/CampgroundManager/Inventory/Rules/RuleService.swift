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
      var rule = try edited(.blank, .first(name), edits, &problems)
      try problems.refuse()
      entry.record(NamedRequest(name: rule.name, terms: edits))
      rule.version = 1
      rule.id = try rules.insert(rule)
      try entry.created(rule)
      return rule
    }
  }

  /// The problems of a rule to make or change, as far as it is given.
  package func problems(of given: GivenThing<RuleEdits>) throws -> [Problem] {
    var edits = given.edits
    edits.site = try sites.known(edits.site)
    return try given.problems(of: .blank, whole: .whole, rules.find) { try edited($0, $1, edits, &$2) }
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
      var problems: [Problem] = []
      let after = try edited(before, rename.map(NewName.other), edits, &problems)
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

  /// The rule after the edits, with another name if one is given; reports in `problems` whatever is invalid, and another
  /// rule's name.
  private func edited(
    _ rule: NamedRule, _ newName: NewName?, _ edits: RuleEdits, _ problems: inout [Problem]
  ) throws -> NamedRule {
    var (rule, edits) = (rule, edits)
    if let newName {
      rule.name = PersonText.rateName(newName, &problems)
      let key = PersonText.key(rule.name)
      if try rules.rules().contains(where: { PersonText.key($0.name) == key && $0.id != rule.id }) {
        problems.append(.settings(.duplicateRule(rule.name)))
      }
    }
    if let site = edits.site?.value { edits.site = .set(try sites.find(site).siteNumber) }
    rule.terms = edits.applied(to: rule.terms, &problems)
    return rule
  }
}
