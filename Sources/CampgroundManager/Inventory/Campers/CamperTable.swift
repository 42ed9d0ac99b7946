import Persistence

/// The rows of campers.
struct CamperTable {
  let store: Store

  static let columns = Camper.columns(of: "camper")
  private static let insertion = Camper.insertion(into: "camper")
  private static let updating = Camper.update(of: "camper")

  func camper(_ id: CamperID) throws -> Camper? {
    try store.first("SELECT \(Self.columns) FROM camper WHERE id = \(id)") { try Camper.readRow($0) }
  }

  /// The campers with these ids, as far as there are such.
  func campers(_ ids: [CamperID]) throws -> [CamperID: Camper] {
    var campers: [CamperID: Camper] = [:]
    for some in Slices.of(ids) {
      try store.ifAny {
        try store.forEach("SELECT \(Self.columns) FROM camper WHERE \(SQL("id", isOneOf: some))") {
          let camper = try Camper.readRow($0)
          campers[camper.id] = camper
        }
      }
    }
    return campers
  }

  /// The camper with this id, or the one into whom it was merged.
  func current(_ id: CamperID) throws -> Camper? {
    var camper = try camper(id)
    var passed: Set<CamperID> = []
    while let pointer = camper, let next = pointer.mergedInto {
      // Only a damaged store has such a circle.
      guard passed.insert(pointer.id).inserted else { throw StoreError.corrupt("\(pointer.id) was merged into itself") }
      camper = try self.camper(next)
    }
    return camper
  }

  /// The campers that were merged into this one, directly or not.
  func merged(into id: CamperID) throws -> [Camper] {
    try store.rows(
      """
      WITH RECURSIVE part (id) AS (
        SELECT id FROM camper WHERE merged_into = \(id)
        UNION SELECT camper.id FROM camper JOIN part ON camper.merged_into = part.id)
      SELECT \(Self.columns) FROM camper WHERE id IN (SELECT id FROM part) AND id <> \(id) ORDER BY id
      """
    ) { try Camper.readRow($0) }
  }

  /// The campers whose phone number has just these digits.
  func campers(phoneDigits digits: String) throws -> [Camper] {
    try store.rows(
      "SELECT \(Self.columns) FROM camper WHERE phone_digits = \(digits) AND merged_into IS NULL ORDER BY id"
    ) { try Camper.readRow($0) }
  }

  /// The campers of this name, whatever the case of its letters.
  func campers(named name: String) throws -> [Camper] {
    try store.rows(
      """
      SELECT \(Self.columns) FROM camper WHERE name_key = \(PersonText.nameKey(name)) AND merged_into IS NULL ORDER BY id
      """
    ) { try Camper.readRow($0) }
  }

  /// The campers whose second number has one of these digits.
  func campers(secondPhone digits: [String]) throws -> [Camper] {
    try store.rows(
      """
      SELECT \(Self.columns) FROM camper WHERE second_phone IS NOT NULL AND merged_into IS NULL ORDER BY id
      """
    ) { try Camper.readRow($0) }
    .filter { camper in camper.secondPhone.map { digits.contains(PhoneNumber.digits($0)) } ?? false }
  }

  /// The campers into whom one of this name was merged.
  func campers(formerlyNamed name: String) throws -> [Camper] {
    try kept(
      store.rows(
        "SELECT \(Self.columns) FROM camper WHERE name_key = \(PersonText.nameKey(name)) AND merged_into IS NOT NULL ORDER BY id"
      ) { try Camper.readRow($0) })
  }

  /// The campers into whom one was merged whose first or second number has one of these digits.
  func campers(formerlyCalled digits: [String]) throws -> [Camper] {
    let merged = try store.rows(
      "SELECT \(Self.columns) FROM camper WHERE merged_into IS NOT NULL ORDER BY id"
    ) { try Camper.readRow($0) }
    return try kept(
      merged.filter { camper in
        [camper.phoneNumber, camper.secondPhone].compactMap(\.self).contains { digits.contains(PhoneNumber.digits($0)) }
      })
  }

  /// The campers into whom these were merged, each once.
  private func kept(_ merged: [Camper]) throws -> [Camper] {
    try merged.reduce(into: []) { found, camper in
      if let kept = try current(camper.id), !found.contains(kept) { found.append(kept) }
    }
  }

  /// The names of all campers, those of merged ones, too, folded, with the digits of their numbers.
  func names() throws -> [(id: CamperID, name: String, digits: String)] {
    try store.rows("SELECT id, name_key, phone_digits FROM camper") { (try $0[0], try $0[1], try $0[2]) }
  }

  /// The first camper of the same name and phone digits, with or without the country's code; for a merged one, the one
  /// into whom it was merged.
  func same(as camper: Camper, countryCode: Int? = nil) throws -> Camper? {
    let digits = PhoneNumber.digits(camper.phoneNumber)
    let all = [digits] + PhoneNumber.spellings(of: digits, countryCode: countryCode)
    let id = try store.value(
      """
      SELECT id FROM camper
      WHERE \(SQL("phone_digits", isOneOf: all))
        AND name_key = \(PersonText.nameKey(camper.fullName))
      ORDER BY merged_into IS NOT NULL, id LIMIT 1
      """, as: CamperID.self)
    return try id.flatMap(current)
  }

  /// At most `limit` campers in the order of names, after the last one; with text, those whose name, phone or mail, a
  /// former one included, contains it.
  func slice(matching text: String?, after last: Camper?, limit: Int) throws -> [Camper] {
    var conditions: [SQL] = ["merged_into IS NULL"]
    if let text { conditions.append(Self.isFound(by: text)) }
    if let last { conditions.append("(name_key, id) > (\(PersonText.nameKey(last.fullName)), \(last.id))") }
    let condition = SQL.joined(conditions, by: " AND ")
    return try store.rows(
      "SELECT \(Self.columns) FROM camper WHERE \(condition) ORDER BY name_key, id LIMIT \(limit)"
    ) { try Camper.readRow($0) }
  }

  /// A condition on `camper`, true where its own record matches, or one that was merged into it.
  private static func isFound(by text: String) -> SQL {
    let matches = matches(text)
    return """
      (\(matches) OR id IN (
        WITH RECURSIVE part (id, kept) AS (
          SELECT id, merged_into FROM camper WHERE merged_into IS NOT NULL AND \(matches)
          UNION SELECT pointer.id, pointer.merged_into FROM camper AS pointer JOIN part ON pointer.id = part.kept
            WHERE pointer.merged_into IS NOT NULL)
        SELECT kept FROM part))
      """
  }

  private static func matches(_ text: String) -> SQL {
    let (name, mail) = (pattern(PersonText.nameKey(text)), pattern(PersonText.key(text)))
    let digits = PhoneNumber.isWrittenAsOne(text) ? PhoneNumber.digits(text) : ""
    let phone: SQL = digits.isEmpty ? "" : " OR phone_digits LIKE \(pattern(digits))"
    return "(name_key LIKE \(name) ESCAPE '\\' OR email_key LIKE \(mail) ESCAPE '\\'\(phone))"
  }

  private static func pattern(_ text: String) -> String { "%\(LikePattern.escaped(text))%" }

  /// Stores a new camper, or a former one under its old id.
  @discardableResult
  func insert(_ camper: Camper, as old: CamperID? = nil) throws -> Camper {
    var kept = camper
    kept.id = CamperID(
      rawValue: try store.insert(into: "camper", under: old?.rawValue) {
        SQL(Self.insertion, camper.insertValues(under: $0))
      })
    return kept
  }

  func update(_ camper: Camper) throws {
    try store.execute(SQL(Self.updating, camper.updateValues(of: camper.id.rawValue)))
  }
}
