import Persistence

extension CampSiteTable: JournaledTable {
  static let kind = CampSite.kind

  func imageText(of number: Int64) throws -> String? {
    try site(id: number)?.imageText
  }

  func restore(_ image: CampSite, as number: Int64) throws {
    var site = image
    site.id = number
    if try self.site(id: number) == nil { _ = try insert(site, as: number) } else { try update(site) }
  }

  func remove(_ number: Int64) throws {
    try store.execute("DELETE FROM camp_site WHERE id = \(number)")
  }

  func label(of number: Int64, _ site: CampSite) -> String { site.siteNumber.text }
}
