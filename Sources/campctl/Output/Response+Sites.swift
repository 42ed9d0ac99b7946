import CampgroundManager

extension Response {
  /// The response with a note of each site that the command was given otherwise than its post has it: for people a line,
  /// for programs the key `sitesRead`, which no other response has.
  func naming(_ sites: [SiteReading]) -> Response {
    if sites.isEmpty { return self }
    let extras: Extras = .objects("sitesRead", sites) + .notes(sites.map { "\($0.given) is site \($0.site)." })
    guard case .many(let listing) = body, !(listing is ResponseList) else { return adding(extras) }
    return with(.many(ExtendedListing(listing, extras)), notes + extras.notes)
  }
}

/// A list with the same fields behind those of each of its things.
private struct ExtendedListing: Listing {
  let keys: [String]
  let empty: String
  private let extras: Extras
  private let eachItem: ((ResponseItem) throws -> Void) throws -> Void
  private let lines: (Screen) throws -> [String]
  private let table: () throws -> (columns: [TextColumn], rows: [[String]])?

  init(_ listing: some Listing, _ extras: Extras) {
    keys = listing.keys + RowWriter.keys(of: extras)
    empty = listing.empty
    self.extras = extras
    eachItem = { body in try listing.each { try body(ResponseItem($0, extras: extras)) } }
    lines = listing.lines
    table = { try listing.tabled }
  }

  func each(_ body: (ResponseItem) throws -> Void) throws { try eachItem(body) }

  func lines(on screen: Screen) throws -> [String] { try lines(screen) }

  var tabled: (columns: [TextColumn], rows: [[String]])? { get throws { try table() } }
}
