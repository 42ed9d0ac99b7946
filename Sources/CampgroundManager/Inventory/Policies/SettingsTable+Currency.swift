import Persistence

/// One campground, one currency: amounts that are counted in it keep it from changing.
extension SettingsTable {
  /// The obstacles to another currency; empty when there are none, and when it is the same.
  ///
  /// Prices alone are counted anew as long as both have as many digits: 45.00 is 45.00 in either.
  func obstacles(to other: Currency) throws -> [Problem] {
    let currency = try settings().currency
    if other == currency { return [] }
    if try store.value("SELECT 1 FROM ledger LIMIT 1", as: Int.self) != nil {
      return [.settings(.currencyInLedger(currency, other: other))]
    }
    let isKept = try other.digits != currency.digits && hasAmounts
    return isKept ? [.settings(.currencyInPrices(currency, other: other))] : []
  }

  /// True when rates, taxes, discounts, agreed terms, or the policies that are in force or agreed on have amounts.
  private var hasAmounts: Bool {
    get throws {
      let prices: SQL = """
        SELECT 1 FROM rate UNION ALL SELECT 1 FROM tax WHERE percent IS NULL
        UNION ALL SELECT 1 FROM item
        UNION ALL SELECT 1 FROM discount WHERE has_amount = 1 UNION ALL SELECT 1 FROM reservation WHERE terms IS NOT NULL
        LIMIT 1
        """
      if try store.value(prices, as: Int.self) != nil { return true }
      let policies = PolicyTable(store: store)
      let versions = try store.rows(
        """
        SELECT version FROM policy
        WHERE version = (SELECT max(version) FROM policy) OR version IN (SELECT policy FROM reservation)
        """
      ) { try $0[0] as Int }
      return try versions.contains { try policies.policy($0).hasAmounts }
    }
  }

  /// The obstacles to restoring amounts of a thing from before its last change: they were counted in a currency of
  /// other digits.
  func obstacles(toAmountsOf kind: String, _ number: Int64) throws -> [Problem] {
    let then = try store.first(
      """
      SELECT before FROM change
      WHERE kind = \(CampgroundSettings.kind)
        AND command > (SELECT max(command) FROM change WHERE kind = \(kind) AND thing = \(number))
      ORDER BY command LIMIT 1
      """
    ) { row in try (row[0] as String?).map(Self.image)?.currency ?? CampgroundSettings().currency }
    let now = try settings().currency
    guard let then, then.digits != now.digits else { return [] }
    return [.settings(.currencyInPrices(then, other: now))]
  }
}
