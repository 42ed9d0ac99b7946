import Persistence

/// Checks that the columns by which campers and sites are searched agree with those shown.
struct LookupCheck: StoreCheck {
  let store: Store

  var looks: [Look] { [lookAtCampers, lookAtSites] }

  private func lookAtCampers(_ found: inout Checkup) throws {
    try Slices.forEach(in: store, .large, slice: campers) {
      if !$0.isFound { found.add(.check(.camperNotFoundByName($0.id))) }
    }
  }

  private func lookAtSites(_ found: inout Checkup) throws {
    try Slices.forEach(in: store, .large, slice: sites) {
      if !$0.isFound { found.add(.check(.siteNotFoundByNumber($0.id))) }
    }
  }

  private struct Searched {
    let id: CamperID
    let isFound: Bool
  }

  private func campers(after last: Searched?, limit: Int) throws -> [Searched] {
    try store.rows(
      """
      SELECT id, full_name, name_key, phone_number, phone_digits, email, email_key FROM camper
      WHERE id > \(last?.id.rawValue ?? 0) ORDER BY id LIMIT \(limit)
      """
    ) { row in
      let (name, phone, email): (String, String, String?) = try (row[1], row[3], row[5])
      let isFound =
        try row[2] == PersonText.nameKey(name) && row[4] == PhoneNumber.digits(phone)
        && row[6] == email.map(PersonText.key)
      return Searched(id: try row[0], isFound: isFound)
    }
  }

  private struct Ordered {
    let number: Int64
    let id: SiteNumber
    let isFound: Bool
  }

  private func sites(after last: Ordered?, limit: Int) throws -> [Ordered] {
    try store.rows(
      "SELECT id, number, order_key FROM camp_site WHERE id > \(last?.number ?? 0) ORDER BY id LIMIT \(limit)"
    ) { row in
      let site: SiteNumber = try row[1]
      return Ordered(number: try row[0], id: site, isFound: try row[2] == site.orderKey)
    }
  }
}
