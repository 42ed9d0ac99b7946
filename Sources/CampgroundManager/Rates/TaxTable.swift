import Persistence

/// The rows of taxes and fees.
struct TaxTable {
  let store: Store

  private static func tax(_ row: Row) throws -> Tax {
    let percent: Int? = try row[4]
    let perNight: Int? = try row[5]
    let share: TaxRule.Share
    if let percent {
      guard let percent = Percent(millionths: percent) else { throw StoreError.corrupt("a tax of more than all") }
      share = .percent(percent)
    } else if let perNight {
      share = .perNight(perNight)
    } else {
      share = .perStay(try row[6])
    }
    return try Tax(id: row[0], version: row.version(1), rule: TaxRule(name: row[2], isFee: row[3], share: share))
  }

  /// In the order in which they were added.
  func taxes() throws -> [Tax] {
    try store.rows("SELECT id, version, name, is_fee, percent, per_night, per_stay FROM tax ORDER BY id", Self.tax)
  }

  func tax(_ id: TaxID) throws -> Tax? {
    try store.first(
      "SELECT id, version, name, is_fee, percent, per_night, per_stay FROM tax WHERE id = \(id)", Self.tax)
  }

  /// `id` is given to one that was there before, and nil for a new one; returns the id.
  @discardableResult
  func insert(_ rule: TaxRule, version: Int = 1, as id: TaxID? = nil) throws -> TaxID {
    let (percent, perNight, perStay): (Int?, Int?, Int?) =
      switch rule.share {
      case .percent(let percent): (percent.millionths, nil, nil)
      case .perNight(let amount): (nil, amount, nil)
      case .perStay(let amount): (nil, nil, amount)
      }
    let number = try store.insert(
      """
      INSERT INTO tax (id, version, name, is_fee, percent, per_night, per_stay)
      VALUES (\(id), \(version), \(rule.name), \(rule.isFee), \(percent), \(perNight), \(perStay))
      """)
    return TaxID(rawValue: number)
  }

  func delete(_ id: TaxID) throws {
    try store.execute("DELETE FROM tax WHERE id = \(id)")
  }
}

extension TaxTable: JournaledTable {
  static let kind = Tax.kind

  func imageText(of number: Int64) throws -> String? {
    try tax(TaxID(rawValue: number))?.imageText
  }

  /// Throws ``CampingError`` when another tax has its name by now, and when its amounts are of another currency.
  func restore(_ tax: Tax, as number: Int64) throws {
    if tax.rule.hasAmount {
      try SettingsTable(store: store).obstacles(toAmountsOf: Self.kind, number).refuse(.undoBlocked)
    }
    try delete(tax.id)
    if try taxes().contains(where: { $0.rule.name == tax.rule.name }) {
      throw CampingError(.undoBlocked, [.duplicateName("tax", tax.rule.name)])
    }
    try insert(tax.rule, version: tax.version, as: tax.id)
  }

  func remove(_ number: Int64) throws {
    try delete(TaxID(rawValue: number))
  }

  func label(of number: Int64, _ tax: Tax) -> String { tax.rule.name }
}
