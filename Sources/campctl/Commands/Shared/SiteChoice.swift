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
      let free = try campground.availability.free(for: request()).sites.prefix(5)
      let numbers = free.map(\.siteNumber.description).joined(separator: ", ")
      failure.hint = free.isEmpty ? "No site is free and fits." : "Free and fitting: \(numbers)."
    }
    throw failure
  }
}
