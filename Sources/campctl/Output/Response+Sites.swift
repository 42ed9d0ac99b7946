import CampgroundManager

extension Response {
  /// The response with a note of each site that the command was given otherwise than its post has it: for people a line,
  /// for programs the key `sitesRead`, which no other response has.
  func naming(_ sites: [SiteReading]) -> Response {
    if sites.isEmpty { return self }
    return adding(.objects("sitesRead", sites) + .notes(sites.map { "\($0.given) is site \($0.site)." }))
  }

  private func adding(_ extras: Extras) -> Response {
    let changed =
      switch body {
      case .one(let item): Body.one(ResponseItem(item, extras: extras))
      case .many(let listing): Body.many(ExtendedListing(listing, extras))
      case .document: body
      }
    var response = Response(changed, notes + extras.notes)
    response.status = status
    return response
  }
}

/// A list with the same fields behind those of each of its things.
private struct ExtendedListing: Listing {
  let keys: [String]
  let empty: String
  private let extras: Extras
  private let eachItem: ((ResponseItem) throws -> Void) throws -> Void
  private let lines: (Screen) throws -> [String]

  init(_ listing: some Listing, _ extras: Extras) {
    keys = listing.keys + KeyWriter.keys(of: extras)
    empty = listing.empty
    self.extras = extras
    eachItem = { body in try listing.each { try body(ResponseItem($0, extras: extras)) } }
    lines = listing.lines
  }

  func each(_ body: (ResponseItem) throws -> Void) throws { try eachItem(body) }

  func lines(on screen: Screen) throws -> [String] { try lines(screen) }
}
