import JSONText
import Persistence

/// The roles of a server, and their rights on the campground.
extension Campground {
  /// Gives a role the rights of a kind in place of those that it had, with an entry in the journal; only the owner may.
  ///
  /// Throws `StoreRoleProblem`, also for a file, and `StoreError`.
  package func grant(_ rights: StoreRole, to role: String) throws {
    guard store.isOnServer else { throw StoreRoleProblem.noServer }
    _ = try journal.record(GrantedRole.command) { entry in
      entry.record(["role": role, "rights": rights.rawValue])
      _ = try entry.begin()
      try store.grant(rights, to: role)
      return GrantedRole(name: role, rights: rights)
    }
  }

  /// The roles with rights, by name, the owner first.
  package func roles() throws -> [GrantedRole] {
    guard store.isOnServer else { throw StoreRoleProblem.noServer }
    return try store.roles()
  }

  /// The roles that can change prices although nobody has granted that: a front desk once could.
  package func rolesWithFormerRights() throws -> [String] {
    let granted = try store.rows(
      "SELECT request FROM command WHERE name = \(GrantedRole.command) ORDER BY id"
    ) { try JSONValue(text: $0[0] as String) }
    let newest = granted.reduce(into: [:]) { $0[$1["role"]?.string ?? ""] = $1["rights"]?.string }
    return try store.roles().filter { $0.rights == .prices && newest[$0.name] != StoreRole.prices.rawValue }.map(\.name)
  }
}

extension GrantedRole: Replayable {
  /// The name of the entry that gives a role its rights.
  static let command = "grant"

  var answerText: String {
    JSONWriter.text {
      $0.field("role", name)
      $0.field("rights", rights?.rawValue)
    }
  }

  static func replay(_ json: JSONValue, from store: Store) throws -> GrantedRole {
    GrantedRole(name: json["role"]?.string ?? "", rights: json["rights"]?.string.flatMap(StoreRole.init(rawValue:)))
  }
}
