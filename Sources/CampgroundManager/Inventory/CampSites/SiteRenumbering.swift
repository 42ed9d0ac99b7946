import JSONText
import Persistence

/// Gives a site's new number to everything that names the site by its number: the journal's images of other things, the
/// answers to keys, and the rules of discounts.
///
/// So one number means one site at any moment, and the former number can be another site's. The site's own images keep
/// the numbers that it had, and requests stay as typed (domain rule R43).
struct SiteRenumbering {
  let store: Store
  let former: SiteNumber
  let number: SiteNumber

  /// The keys whose text is a site's number; the latter two are those of a site's own answers.
  private static let keys: Set = ["site", "number", "siteNumber"]

  func rewrite() throws {
    let images = try ChangeImages.all(
      in: store, "kind <> \(CampSite.kind) AND (\(mayName("before")) OR \(mayName("after")))")
    for image in images { try image.overwrite(in: store, renumbered) }
    try rewrite("answer", of: "key", by: "name", String.self)
    try rewrite("rule", of: "discount", by: "id", Int64.self)
    try rewrite("terms", of: "reservation", by: "id", Int64.self)
  }

  private func rewrite<Key: Storable>(_ column: SQL, of table: SQL, by key: SQL, _: Key.Type) throws {
    let rows = try store.rows("SELECT \(key), \(column) FROM \(table) WHERE \(mayName(column))") { row in
      (key: try row[0] as Key, text: try row[1] as String)
    }
    for row in rows {
      let text = renumbered(row.text)
      guard text != row.text else { continue }
      try store.execute("UPDATE \(table) SET \(column) = \(text) WHERE \(key) = \(row.key)")
    }
  }

  /// A condition that is true for every text with the number, and for few others: those in which it may be escaped.
  private func mayName(_ column: SQL) -> SQL {
    let quoted = JSONValue.text(former.text).text
    return "(replace(\(column), \(quoted), '') <> \(column) OR replace(\(column), '\\', '') <> \(column))"
  }

  /// The text with the new number; a text that cannot be read stays as it is, for `check` to find.
  private func renumbered(_ text: String) -> String {
    guard let json = try? JSONValue(text: text) else { return text }
    let renumbered = renumbered(json)
    return renumbered == json ? text : renumbered.text
  }

  private func renumbered(_ json: JSONValue) -> JSONValue {
    switch json {
    case .list(let values): .list(values.map(renumbered))
    case .object(let members):
      .object(
        members.map { member in
          let isNumber = Self.keys.contains(member.key) && member.value == .text(former.text)
          return JSONValue.Member(member.key, isNumber ? .text(number.text) : renumbered(member.value))
        })
    case .null, .flag, .number, .otherNumber, .text: json
    }
  }
}
