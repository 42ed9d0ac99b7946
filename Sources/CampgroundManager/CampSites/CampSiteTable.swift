import Persistence

/// The rows of camp sites.
struct CampSiteTable {
  let store: Store

  static let columns: SQL = """
    site.id, site.version, site.number, site.loop, site.type, site.electricity, site.amps, site.water, site.sewer,
    site.max_length, site.min_people, site.max_people, site.max_vehicles, site.pull_through, site.accessible,
    site.equipment, site.retired, site.notes
    """
  /// How many columns ``columns`` names.
  static let width = 18

  /// The site whose columns start the row.
  static func site(_ row: Row) throws -> CampSite {
    try CampSite(
      id: row[0], version: row.version(1), siteNumber: row[2], features: features(row), retired: row[16])
  }

  private static func features(_ row: Row) throws -> SiteFeatures {
    var features = SiteFeatures()
    features.loop = try row[3]
    features.type = try row[4]
    features.electricity = try row[5]
    features.amps = try (row[6] as WordList<Int>).words
    features.water = try row[7]
    features.sewer = try row[8]
    features.maxLength = try row[9]
    features.minPeople = try row[10]
    features.maxPeople = try row[11]
    features.maxVehicles = try row[12]
    features.pullThrough = try row[13]
    features.accessible = try row[14]
    features.equipment = try (row[15] as WordList<Slug>).words
    features.notes = try row[17]
    return features
  }

  /// A condition on a column of words: that one of them is there.
  static func has(_ word: some LosslessStringConvertible, in column: SQL) -> SQL {
    "instr(\(column), \(WordList([word]))) > 0"
  }

  func site(_ number: SiteNumber) throws -> CampSite? {
    try store.first("SELECT \(Self.columns) FROM camp_site AS site WHERE site.number = \(number)", Self.site)
  }

  func site(id: Int64) throws -> CampSite? {
    try store.first("SELECT \(Self.columns) FROM camp_site AS site WHERE site.id = \(id)", Self.site)
  }

  /// Every site, in natural order.
  func all() throws -> [CampSite] {
    try all(where: "1 = 1")
  }

  /// The sites of a condition on `site`, in natural order.
  func all(where condition: SQL) throws -> [CampSite] {
    try store.rows(
      "SELECT \(Self.columns) FROM camp_site AS site WHERE \(condition) ORDER BY site.order_key, site.number",
      Self.site)
  }

  /// A condition on `site`: that it has this number; nil takes any.
  static func isNumbered(_ number: SiteNumber?) -> SQL {
    number.map { "site.number = \($0)" } ?? "1 = 1"
  }

  /// Keeps a new site, or one that was there before under its old id.
  func insert(_ number: SiteNumber, _ features: SiteFeatures, as old: Int64? = nil) throws -> CampSite {
    let id = try store.insert(
      """
      INSERT INTO camp_site (id, version, number, order_key, loop, type, electricity, amps, water, sewer, max_length,
        min_people, max_people, max_vehicles, pull_through, accessible, equipment, retired, notes)
      VALUES (\(old), 1, \(number), \(number.orderKey), \(features.loop), \(features.type), \(features.electricity),
        \(WordList(features.amps)), \(features.water), \(features.sewer), \(features.maxLength),
        \(features.minPeople), \(features.maxPeople), \(features.maxVehicles), \(features.pullThrough),
        \(features.accessible), \(WordList(features.equipment)), 0, \(features.notes))
      """)
    return CampSite(id: id, version: 1, siteNumber: number, features: features, retired: false)
  }

  func update(_ site: CampSite) throws {
    let features = site.features
    try store.execute(
      """
      UPDATE camp_site SET version = \(site.version), loop = \(features.loop), type = \(features.type),
        electricity = \(features.electricity), amps = \(WordList(features.amps)), water = \(features.water),
        sewer = \(features.sewer), max_length = \(features.maxLength), min_people = \(features.minPeople),
        max_people = \(features.maxPeople), max_vehicles = \(features.maxVehicles),
        pull_through = \(features.pullThrough), accessible = \(features.accessible),
        equipment = \(WordList(features.equipment)), retired = \(site.retired), notes = \(features.notes)
      WHERE id = \(site.id)
      """)
  }
}

/// A few words in one column, between commas: `,30,50,`; so that a statement can look for one of them.
private struct WordList<Word: LosslessStringConvertible>: Storable {
  let words: [Word]

  init(_ words: [Word]) {
    self.words = words
  }

  var stored: StoredValue {
    .text(words.isEmpty ? "" : ",\(words.map(\.description).joined(separator: ",")),")
  }

  init?(stored: StoredValue) {
    guard let text = String(stored: stored) else { return nil }
    let texts = text.utf8.split(separator: UInt8(ascii: ","))
    words = texts.compactMap { Word(String(Substring($0))) }
    // As it is written, and in no other way: no statement would find the word.
    let length = texts.reduce(texts.isEmpty ? 0 : 1) { $0 + $1.count + 1 }
    guard length == text.utf8.count, words.count == texts.count else { return nil }
    for (word, text) in zip(words, texts) where !word.description.utf8.elementsEqual(text) { return nil }
  }
}
