import Persistence

extension CampSiteTable: JournaledTable {
  static let kind = CampSite.kind
  static let numbers: SQL = "SELECT id FROM camp_site"

  func imageTexts(of numbers: [Int64]) throws -> [Int64: String] {
    try CampSite.imageTexts(of: all(where: SQL("site.id", isOneOf: numbers)))
  }

  func restore(_ image: CampSite, as number: Int64) throws {
    var site = image
    site.id = number
    if let there = try self.site(id: number) { return try update(there, to: site) }
    _ = try insert(site, as: number)
  }

  /// Throws when another site has had a removed site's number since, and took the images with that number to its next.
  func requirePlace(for image: CampSite?, as number: Int64) throws {
    guard var site = image, try self.site(id: number) == nil else { return }
    site.id = number
    let since = try JournalTable(store: store).history(of: Self.kind).reversed().prefix { $0.number != site.id }
    guard !since.contains(where: { Self.formerNumber($0.before, $0.after)?.isSame(as: site.siteNumber) == true }) else {
      throw StoreError.constraint(.unique(columns: ["camp_site.number"]))
    }
  }

  func remove(_ number: Int64) throws {
    try store.execute("DELETE FROM camp_site WHERE id = \(number)")
  }

  static func renames(_ before: String?, to after: String?) -> Bool { formerNumber(before, after) != nil }

  /// The number before a change, when there is another after it.
  private static func formerNumber(_ before: String?, _ after: String?) -> SiteNumber? {
    guard let before = before.flatMap({ try? image($0) }), let after = after.flatMap({ try? image($0) }),
      before.siteNumber != after.siteNumber
    else { return nil }
    return before.siteNumber
  }

  /// The site that had a number last and has another now, with the entry that changed it.
  func renumbered(from number: SiteNumber) throws -> (site: CampSite, entry: EntryID)? {
    let step = try JournalTable(store: store).history(of: Self.kind).last {
      Self.formerNumber($0.before, $0.after)?.isSame(as: number) == true
    }
    guard let step, let site = try site(id: step.number) else { return nil }
    return (site, step.entry)
  }

  static let rows: SQL? = "camp_site"
}
