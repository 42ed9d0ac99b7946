@testable import CampgroundManager

/// Several sites at once: all of them or none.
extension WalkModel {
  mutating func take(_ wish: WalkStep.Wish, on sites: [Int]) throws {
    try all(sites) { model, site in
      var one = wish
      one.site = site
      try model.take(one)
    }
  }

  mutating func block(_ sites: [Int], from first: Day, nights: Int, isForced: Bool) throws {
    try all(sites) { model, site in try model.block(site, from: first, nights: nights, isForced: isForced) }
  }

  /// Does the same on each site; throws the gravest of the errors that they have each by itself.
  private mutating func all(_ sites: [Int], _ body: (inout WalkModel, Int) throws -> Void) throws {
    var errors: [CampingError.Name] = Set(sites).count < sites.count ? [.invalidRequest] : []
    for site in sites {
      var alone = self
      do { try body(&alone, site) } catch let error as CampingError { errors.append(error.name) }
    }
    for name in [CampingError.Name.notFound, .invalidRequest, .nightsTaken] where errors.contains(name) {
      throw CampingError(name, [])
    }
    for site in sites { try body(&self, site) }
  }
}
