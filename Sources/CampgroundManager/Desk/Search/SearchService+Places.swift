import Persistence

/// Blocks by their reason, calendar and number there; items by their name.
extension SearchService {
  func blocks(_ search: SearchText) throws -> [Finding] {
    var found: [Finding] = []
    try store.forEach(
      """
      SELECT block.id, camp_site.number, block.arrival, block.departure, block.reason, block.feed, block.ref
      FROM block JOIN camp_site ON camp_site.id = block.site
      WHERE may_contain(\(search.probe), block.reason, block.feed, block.ref) ORDER BY block.departure DESC, block.id DESC
      """
    ) { row in
      let texts: [(Finding.Place, String?)] = [(.reason, try row[4]), (.feed, try row[5]), (.ref, try row[6])]
      guard found.count < Self.limit, let text = texts.first(where: { search.isIn($0.1) }) else { return }
      let days = try LookUpService.days(row, at: 2)
      found.append(Finding(thing: .block(try row[0], try row[1], days), place: text.0, text: text.1 ?? ""))
    }
    return found
  }

  func items(_ search: SearchText) throws -> [Finding] {
    try store.rows("SELECT name FROM item ORDER BY id") { try $0[0] as String }.filter(search.isIn).map { name in
      Finding(thing: .item(name), place: .name, text: name)
    }
  }
}
