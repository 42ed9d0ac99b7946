import Persistence

/// Keeps the settings of the campground as a whole.
public final class SettingsService {
  private let journal: Journal
  private let table: SettingsTable

  init(journal: Journal) {
    self.journal = journal
    table = SettingsTable(store: journal.store)
  }

  /// The settings; the defaults as long as nothing was ever set.
  public var settings: CampgroundSettings {
    get throws { try table.settings() }
  }

  /// Changes the settings that the edits name.
  ///
  /// - Returns: The settings as they are now.
  /// - Throws: ``CampingError`` with every problem of the edits; then no setting has changed.
  @discardableResult
  public func change(_ edits: SettingsEdits) throws -> WriteResult<CampgroundSettings> {
    try journal.record("settings") { entry in
      entry.record(edits)
      let before = try table.settings()
      try entry.requireVersion(of: before)
      var problems: [Problem] = []
      var after = try edited(before, edits, &problems)
      try problems.refuse()
      guard after != before else { return before }
      after.version += 1
      try table.write(after)
      if before.version == 0 { try entry.created(after) } else { try entry.changed(before, to: after) }
      return after
    }
  }

  /// The problems of edits as far as they are given, each of which stands whatever the unread arguments are.
  package func problems(of edits: SettingsEdits, unread: Set<String>) throws -> [Problem] {
    try .standing(on: table.settings(), whole: .blank, unread: unread) { _ = try edited($0, edits, &$1) }
  }

  private func edited(
    _ before: CampgroundSettings, _ edits: SettingsEdits, _ problems: inout [Problem]
  ) throws -> CampgroundSettings {
    let after = edits.applied(to: before, &problems)
    problems += try table.obstacles(to: after.currency) + before.ownObstacles(to: after.currency)
    return after
  }
}

extension CampgroundSettings {
  /// The obstacle that its own amounts are counted in its currency.
  fileprivate func ownObstacles(to other: Currency) -> [Problem] {
    guard party.extras != ExtraPrices(), other.digits != currency.digits else { return [] }
    return [.settings(.currencyInPrices(currency, other: other))]
  }
}
