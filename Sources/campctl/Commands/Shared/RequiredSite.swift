import CampgroundManager

/// Either one site, or any that fits.
struct RequiredSite {
  let site: SiteNumber?
  let isAny: Bool

  /// The problem unless either one site or any is requested.
  var misuse: [UsageProblem] { (site == nil) == isAny ? [] : [.siteOrAnySite] }

  /// Throws ``Failure`` unless either one site or any is requested; for none it has the sites that would fit.
  func require(in campground: Campground, _ request: () throws -> AvailabilityRequest) throws {
    if misuse.isEmpty { return }
    var failure = Failure.usage(.siteOrAnySite)
    if site == nil {
      failure.hint = .freeSites(try campground.availability.free(for: request()).sites.prefix(5).map(\.siteNumber))
    }
    throw failure
  }
}
