/// Changing sites.
extension CampSiteService {
  /// Changes the features that the edits name, takes a site out of service or back into it, and gives it another number,
  /// under which it keeps its reservations and everything else.
  ///
  /// - Returns: The site as it is now.
  /// - Throws: ``CampingError`` when there is no such site, and with every problem of the edits.
  @discardableResult
  public func changeCampSite(_ number: SiteNumber, _ edits: SiteEdits) throws -> WriteResult<CampSite> {
    try change(number, "change-site", SiteRequest(number: number, features: edits)) { site, problems in
      let before = site
      site = edits.applied(to: before, &problems)
      if site.siteNumber != before.siteNumber { problems += try self.problems(of: site.siteNumber, for: site.id) }
    }
  }

  /// Changes the features of the sites of a list in the same way, and takes them out of service or back into it: all of them
  /// or none.
  ///
  /// - Throws: ``CampingError`` with every number that no site has, and with every problem of the edits.
  package func changeCampSites(_ list: SiteList, _ edits: SiteEdits) throws -> WriteResult<[CampSite]> {
    try journal.record("change-site") { entry in
      entry.record(SiteRequest(number: SiteNumber(stringLiteral: list.text), features: edits))
      var problems: [Problem] = []
      let found = try list.numbers.compactMap { number -> CampSite? in
        let site = try sites.site(number)
        if site == nil { problems.append(try notFound(number)) }
        return site
      }
      if !problems.isEmpty { throw CampingError(.notFound, problems) }
      return try found.map { before in
        try entry.requireVersion(of: before)
        let after = edits.applied(to: before, &problems)
        try problems.refuse()
        return try entry.update(before, to: after) { try sites.update(before, to: $0) }
      }
    }
  }

  /// The problems of a change as far as it is given, each of which stands whatever the unread arguments are.
  package func problems(
    ofChanging number: SiteNumber?, _ edits: SiteEdits, unread: Set<String>
  ) throws -> [Problem] {
    let site = try number.flatMap(sites.site)
    let problems = [Problem].standing(on: site, whole: .blank, unread: unread) {
      _ = edits.applied(to: $0, &$1)
    }
    guard let renumber = edits.renumber, renumber != site?.siteNumber else { return problems }
    return try problems + self.problems(of: renumber, for: site?.id)
  }

  func change(
    _ number: SiteNumber,
    _ command: String,
    _ request: SiteRequest,
    _ edit: (inout CampSite, inout [Problem]) throws -> Void
  ) throws -> WriteResult<CampSite> {
    try journal.record(command) { entry in
      entry.record(request)
      let before = try find(number)
      try entry.requireVersion(of: before)
      var after = before
      var problems: [Problem] = []
      try edit(&after, &problems)
      try problems.refuse()
      return try entry.update(before, to: after) { try sites.update(before, to: $0) }
    }
  }
}
