import Persistence

/// A site as the journal's image says it.
struct CampSiteImage: JournalImage {
  let number: SiteNumber
  let features: SiteFeatures
  let retired: Bool
  var version: Int

  private enum CodingKeys: CodingKey {
    case number
    case retired
    case version
  }

  init(from decoder: any Decoder) throws {
    let image = try decoder.container(keyedBy: CodingKeys.self)
    number = try image.decode(SiteNumber.self, forKey: .number)
    retired = try image.decode(Bool.self, forKey: .retired)
    version = try image.decode(Int.self, forKey: .version)
    features = try SiteFeatures(from: decoder)
  }
}

extension CampSiteTable: JournaledTable {
  static let kind = CampSite.kind

  func imageText(of number: Int64) throws -> String? {
    try site(id: number)?.imageText
  }

  func restore(_ image: CampSiteImage, as number: Int64) throws {
    let site = CampSite(
      id: number, version: image.version, siteNumber: image.number, features: image.features,
      retired: image.retired)
    if try self.site(id: number) == nil { _ = try insert(image.number, image.features, as: number) }
    try update(site)
  }

  func remove(_ number: Int64) throws {
    try store.execute("DELETE FROM camp_site WHERE id = \(number)")
  }

  func label(of number: Int64, _ image: CampSiteImage) -> String { image.number.text }
}
