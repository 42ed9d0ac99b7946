import CampgroundManager

extension ReserveFields {
  /// Throws, with the sites that would fit, unless either one site or any is asked for.
  func requireSite(in campground: Campground) throws {
    if (site == nil) == anySite { return }
    var failure = Failure.usage("Say either --site NUMBER or --any-site", field: "site")
    if site == nil {
      let asked = AvailabilityRequest(stay: try stay.request(), party: party, needs: needs)
      let free = try campground.availability.free(for: asked).sites.prefix(5)
      let numbers = free.map(\.siteNumber.description).joined(separator: ", ")
      failure.hint = free.isEmpty ? "No site is free and fits." : "Free and fitting: \(numbers)."
    }
    throw failure
  }
}
