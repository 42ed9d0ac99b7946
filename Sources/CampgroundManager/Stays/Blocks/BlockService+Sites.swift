/// The sites to block.
extension BlockService {
  /// The sites of a request in service, or as they are numbered; throws naming all that do not exist.
  func sites(of request: BlockedSites) throws -> [CampSite] {
    switch request {
    case .numbered(let numbers):
      let found = try sites.campSites(numbers)
      try numbers.filter { found[$0] == nil }.map(sites.notFound).refuse(.notFound)
      return numbers.compactMap { found[$0] }
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
    let blocked = try blocks.nights.blocked(on: sites, stay)
    let open = sites.filter { blocked[$0.id] ?? 0 < stay.numberOfNights }
    return open.isEmpty ? sites : open
  }
}
