import Persistence

/// The rows of policies, one for each version; none is ever changed.
struct PolicyTable {
  let store: Store

  private static let columns = Policy.columns(of: "policy")
  private static let insertion = Policy.insertion(into: "policy")

  private static func policy(_ row: Row) throws -> Policy {
    do {
      let policy = try Policy.readRow(row)
      guard policy.depositDays.map({ (0...Int(Int32.max)).contains($0) }) ?? true else { throw unreadable }
      return policy
    } catch StoreError.unexpectedValue {
      throw unreadable
    }
  }

  private static let unreadable = StoreError.corrupt("a policy cannot be read")

  /// The policy in force; the defaults as long as none was ever set.
  func policy() throws -> Policy {
    try store.first("SELECT \(Self.columns) FROM policy ORDER BY version DESC LIMIT 1", Self.policy) ?? Policy()
  }

  /// A policy of any version; nil and 0 are the defaults before any is set.
  func policy(_ version: Int?) throws -> Policy {
    guard let version else { return Policy() }
    return try policies(of: [version])[version] ?? Policy()
  }

  /// The policies of some versions.
  func policies(of versions: [Int?]) throws -> [Int?: Policy] {
    let wanted = Set(versions.compactMap(\.self)).subtracting([Policy().version])
    if wanted.isEmpty { return [:] }
    let found = try store.ifAny {
      try store.rows(
        "SELECT \(Self.columns) FROM policy WHERE \(SQL("version", isOneOf: wanted.sorted()))", Self.policy)
    }
    let policies = Dictionary(found.map { ($0.version, $0) }) { first, _ in first }
    if !store.isLooking, let lost = wanted.first(where: { policies[$0] == nil }) {
      throw StoreError.corrupt("there is no policy \(lost)")
    }
    return policies
  }

  func insert(_ policy: Policy) throws {
    try store.execute(SQL(Self.insertion, policy.columnValues))
  }
}

extension PolicyTable: JournaledTable {
  static let kind = Policy.kind
  /// One thing, however many versions it has had.
  static let numbers: SQL = "SELECT 1 AS id FROM policy LIMIT 1"

  func imageTexts(of numbers: [Int64]) throws -> [Int64: String] { Policy.imageTexts(of: [try policy()]) }

  /// Throws ``CampingError`` when its amounts are in another currency.
  func requirePlace(for image: Policy?, as number: Int64) throws {
    guard let policy = image, policy.hasAmounts else { return }
    try SettingsTable(store: store).obstacles(toAmountsOf: Self.kind, number).refuse(.undoBlocked)
  }

  func restore(_ policy: Policy, as number: Int64) throws { try insert(policy) }

  /// Removes the policies after it, which a store itself never lets go.
  func withdraw(_ number: Int64, to image: Policy?) throws {
    try store.execute("DELETE FROM policy WHERE version > \(image?.version ?? 0)")
  }

  /// It is there, as every former policy is.
  func reinstate(_ policy: Policy, as number: Int64) throws {}

  /// Never called: the first policy is a change of the defaults.
  func remove(_ number: Int64) throws { throw StoreError.constraint(.foreignKey) }

  /// A policy has no words.
  static let rows: SQL? = nil
}
