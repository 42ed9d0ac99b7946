import CampgroundManager
import Testing

extension TestCampground {
  /// The campground of a suite, as the default value of its property: these sites, alike, and what the closure makes.
  ///
  /// A default value cannot throw, so an error here is an issue of each test of the suite, at the property's line.
  package init(
    sites first: SiteNumber, _ others: SiteNumber..., at line: SourceLocation = #_sourceLocation,
    make: (TestCampground) throws -> Void = { _ in }
  ) {
    self.init(at: line) { camp in
      for site in [first] + others { try camp.makeCampSite(site) }
      try make(camp)
    }
  }

  /// The campground of a suite with all that the closure makes.
  package init(at line: SourceLocation = #_sourceLocation, make: (TestCampground) throws -> Void) {
    do {
      self = try TestCampground()
    } catch {
      preconditionFailure("No campground of a test can be opened: \(error)")
    }
    do {
      try make(self)
    } catch {
      Issue.record(error, "The campground of the suite cannot be made.", sourceLocation: line)
    }
  }

  /// The campground of a suite without a site.
  package static var empty: TestCampground { TestCampground { _ in } }
}
