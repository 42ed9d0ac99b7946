import CampgroundManager

/// Either one site, or any that fits.
struct SiteChoice {
  let site: SiteNumber?
  let isAny: Bool

  /// Throws ``Failure`` unless either one site or any is requested; for none it has the sites that would fit.
  func require(in campground: Campground, _ request: () throws -> AvailabilityRequest) throws {
    if (site == nil) == isAny { return }
    var failure = Failure.usage("Say either --site NUMBER or --any-site", field: "site")
    if site == nil {
      failure.hint = Hints.choice(of: try campground.availability.free(for: request()).sites)
    }
    throw failure
  }
}
