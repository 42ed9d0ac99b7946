/// The sites to block.
extension BlockService {
  /// The sites of a request in service, or as they are numbered; throws naming all that do not exist.
  func sites(of request: BlockedSites) throws -> [CampSite] {
    switch request {
    case .numbered(let numbers):
      let missing = try numbers.filter { try sites.getCampSite($0) == nil }
      try missing.map(sites.notFound).refuse(.notFound)
      return try numbers.map(sites.find)
    case .group(let loop, let type):
      var filter = SiteFilter()
      (filter.loop, filter.needs.type, filter.retired) = (loop, type, false)
      let found = try sites.listCampSites(filter)
      guard found.isEmpty else { return found }
      throw CampingError(
        .notFound,
        [
          loop.map { .reference(.notFound(.loop, $0, field: "loop")) },
          type.map { .reference(.notFound(.type, $0.text, field: "type")) },
        ].compactMap(\.self))
    }
  }

  /// The sites that blocks do not hold for all of the nights; all sites when there is none.
  func open(_ sites: [CampSite], _ stay: Stay) throws -> [CampSite] {
    let open = try sites.filter { try blocks.nights.blocked(on: $0, stay) < stay.numberOfNights }
    return open.isEmpty ? sites : open
  }
}
