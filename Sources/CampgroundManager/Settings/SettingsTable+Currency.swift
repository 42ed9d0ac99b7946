import Persistence

/// One campground, one currency: what is counted in it keeps it from being another.
extension SettingsTable {
  /// What is against another currency than there is; empty when nothing is, and when it is the same.
  ///
  /// Prices alone are counted anew as long as both have as many digits: 45.00 is 45.00 in either.
  func obstacles(to other: Currency) throws -> [Problem] {
    let currency = try settings().currency
    if other == currency { return [] }
    if try store.value("SELECT 1 FROM ledger LIMIT 1", as: Int.self) != nil {
      return [.currencyInLedger(currency, other)]
    }
    let isKept = try other.digits != currency.digits && hasAmounts
    return isKept ? [.currencyInPrices(currency, other)] : []
  }

  /// Whether rates, taxes, or the policies that are in force or agreed on have amounts.
  ///
  /// A portion of a policy ends in a digit only when it is an amount.
  private var hasAmounts: Bool {
    get throws {
      let found = try store.value(
        """
        SELECT 1 FROM rate
        UNION ALL SELECT 1 FROM tax WHERE percent IS NULL
        UNION ALL SELECT 1 FROM policy
          WHERE (version = (SELECT max(version) FROM policy) OR version IN (SELECT policy FROM reservation))
            AND deposit || ' ' || cancellation || ' ' || no_show || ' ' GLOB '*[0-9] *'
        LIMIT 1
        """, as: Int.self)
      return found != nil
    }
  }

  /// What is against amounts of a thing that comes back as it was before its last change: they were counted in a
  /// currency of other digits.
  func obstacles(toAmountsOf kind: String, _ number: Int64) throws -> [Problem] {
    let then = try store.value(
      """
      SELECT coalesce(json_extract(before, '$.currency'), \(CampgroundSettings().currency)) FROM change
      WHERE kind = \(CampgroundSettings.kind)
        AND command > (SELECT max(command) FROM change WHERE kind = \(kind) AND thing = \(number))
      ORDER BY command LIMIT 1
      """, as: Currency.self)
    let now = try settings().currency
    guard let then, then.digits != now.digits else { return [] }
    return [.currencyInPrices(then, now)]
  }
}
