/// Finds sites by the names that other systems have for them.
struct SiteFinder {
  private var exact: [String: CampSite] = [:]
  private var alike: [String: CampSite] = [:]

  init(_ sites: [CampSite]) {
    for site in sites {
      exact[site.siteNumber.text] = site
      let key = Self.key(site.siteNumber.text)
      if alike[key] == nil { alike[key] = site }
    }
  }

  /// The site of a text such as `12`, `012`, `Site 12` or, in loop A, `A12`; nil when there is none.
  func site(_ text: String, loop: String?) -> CampSite? {
    if let site = exact[PersonText.kept(text)] ?? alike[Self.key(text)] { return site }
    let words = text.split { $0 == " " || $0 == "#" }
    if words.count > 1, ["site", "campsite"].contains(words[0].lowercased()) {
      return site(words.dropFirst().joined(separator: " "), loop: loop)
    }
    return loop.flatMap { alike[Self.key($0 + " " + text)] }
  }

  /// The form that spellings with other case, punctuation and zeros before a number share.
  private static func key(_ text: String) -> String { SiteNumber(stringLiteral: CellText.key(text)).orderKey }
}
