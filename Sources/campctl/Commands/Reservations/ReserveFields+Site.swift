import CampgroundManager

extension ReserveFields {
  /// Throws, with the sites that would fit, unless either one site or any is asked for.
  func requireSite(in campground: Campground) throws {
    if (site == nil) == anySite { return }
    throw try campground.choiceFailure(site: site) {
      AvailabilityRequest(stay: try stay.request(), party: party, needs: needs)
    }
  }
}

extension Campground {
  /// That neither one site is asked for nor any, or both; when none is, with the sites that would fit.
  func choiceFailure(site: SiteNumber?, _ request: () throws -> AvailabilityRequest) throws -> Failure {
    var failure = Failure.usage("Say either --site NUMBER or --any-site", field: "site")
    if site == nil {
      let free = try availability.free(for: request()).sites.prefix(5)
      let numbers = free.map(\.siteNumber.description).joined(separator: ", ")
      failure.hint = free.isEmpty ? "No site is free and fits." : "Free and fitting: \(numbers)."
    }
    return failure
  }
}
