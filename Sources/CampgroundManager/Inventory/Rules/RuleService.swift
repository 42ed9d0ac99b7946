/// Keeps the rules of stays that have a name. Stays that are agreed stand as they are.
package final class RuleService {
  private let sites: CampSiteService
  private let rules: NamedKeeper<NamedRule>

  init(journal: Journal) {
    let sites = CampSiteService(journal: journal)
    self.sites = sites
    rules = NamedKeeper(journal: journal) { edits in
      var edits = edits
      edits.site = try sites.named(edits.site)
      return edits
    }
  }

  /// The rules in the order in which they were added.
  package func listRules() throws -> [NamedRule] { try rules.list() }

  /// Adds a rule for stays to come.
  ///
  /// Throws ``CampingError`` when its name is taken, for a site that there is not, and when its terms are invalid.
  @discardableResult
  package func addRule(_ name: String, _ edits: RuleEdits) throws -> WriteResult<NamedRule> {
    try rules.add(name, edits)
  }

  /// The problems of a rule to make or change, as far as it is given.
  package func problems(of given: GivenThing<RuleEdits>) throws -> [Problem] {
    var given = given
    given.edits.site = try sites.known(given.edits.site)
    return try rules.problems(of: given)
  }

  /// Changes the name and the terms of a rule for stays to come.
  ///
  /// Throws ``CampingError`` when there is no such rule, when the new name is taken, and when the terms are invalid.
  @discardableResult
  package func changeRule(_ name: String, rename: String? = nil, _ edits: RuleEdits) throws -> WriteResult<NamedRule> {
    try rules.change(name, rename: rename, edits)
  }

  /// Removes a rule.
  @discardableResult
  package func removeRule(_ name: String) throws -> WriteResult<NamedRule> { try rules.remove(name) }
}
