/// Keeps the rules of stays that have a name. Stays that are agreed stand as they are.
package final class RuleService {
  private let sites: CampSiteService
  private let rules: NamedKeeper<NamedRule>

  init(journal: Journal) {
    sites = CampSiteService(journal: journal)
    rules = NamedKeeper(journal: journal)
  }

  /// The rules in the order in which they were added.
  package func listRules() throws -> [NamedRule] { try rules.list() }

  /// Adds a rule for stays to come.
  ///
  /// Throws ``CampingError`` when its name is taken, for a site that there is not, and when its terms are invalid.
  @discardableResult
  package func addRule(_ name: String, _ edits: RuleEdits) throws -> WriteResult<NamedRule> {
    try rules.add(name, edits, applying(edits))
  }

  /// The problems of a rule to make or change, as far as it is given.
  package func problems(of given: GivenThing<RuleEdits>) throws -> [Problem] {
    var edits = given.edits
    edits.site = try sites.known(edits.site)
    return try rules.problems(of: given, applying(edits))
  }

  /// Changes the name and the terms of a rule for stays to come.
  ///
  /// Throws ``CampingError`` when there is no such rule, when the new name is taken, and when the terms are invalid.
  @discardableResult
  package func changeRule(_ name: String, rename: String? = nil, _ edits: RuleEdits) throws -> WriteResult<NamedRule> {
    try rules.change(name, rename: rename, edits, applying(edits))
  }

  /// Removes a rule.
  @discardableResult
  package func removeRule(_ name: String) throws -> WriteResult<NamedRule> { try rules.remove(name) }

  private func applying(_ edits: RuleEdits) -> NamedKeeper<NamedRule>.Edit {
    { [self] rule, problems in
      var edits = edits
      if let site = edits.site?.value { edits.site = .set(try sites.find(site).siteNumber) }
      rule.terms = edits.applied(to: rule.terms, &problems)
    }
  }
}
