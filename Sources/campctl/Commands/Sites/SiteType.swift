import CampgroundManager

/// The types of a campground's sites.
enum SiteType {
  /// For people: a type that no site has may be a slip.
  static func unusedNotes(_ type: Slug?, in campground: Campground) throws -> [String] {
    guard let type else { return [] }
    var filter = SiteFilter()
    filter.needs.type = type
    return try campground.sites.listCampSites(filter).isEmpty ? [Hints.unusedType(type)] : []
  }
}
