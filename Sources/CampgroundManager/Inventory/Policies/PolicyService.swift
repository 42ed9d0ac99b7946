/// Keeps the campground's policy: the deposit, and the fees when plans change.
public final class PolicyService {
  private let journal: Journal
  private let settings: SettingsTable
  private let policies: PolicyTable

  init(journal: Journal) {
    self.journal = journal
    settings = SettingsTable(store: journal.store)
    policies = PolicyTable(store: journal.store)
  }

  /// The policy in force.
  public var policy: Policy {
    get throws { try journal.store.read { try policies.policy() } }
  }

  /// Makes the next version for stays to come; existing stays keep theirs.
  @discardableResult
  public func change(_ edits: PolicyEdits) throws -> WriteResult<Policy> {
    try journal.record("policy") { entry in
      entry.record(edits)
      let before = try policies.policy()
      try entry.requireVersion(of: before)
      var problems: [Problem] = []
      var after = edits.applied(to: before, in: try settings.settings().currency, &problems)
      try problems.refuse()
      guard after != before else { return before }
      after.version += 1
      try policies.insert(after)
      try entry.changed(before, to: after)
      return after
    }
  }

  /// The problems of the edits that are given, each of which stands whatever the others are.
  package func problems(of edits: PolicyEdits) throws -> [Problem] {
    var problems: [Problem] = []
    _ = try edits.applied(to: policies.policy(), in: settings.settings().currency, &problems)
    return problems
  }
}
