import JSONText
import Persistence

/// The sums that a manifest has of a campground's contents.
struct WholeSums {
  let store: Store

  /// The number of nights that are held, and the sum of each kind of entry in the ledger.
  func json() throws -> JSONValue {
    let currency = try SettingsTable(store: store).settings().currency
    var members = [
      JSONValue.Member("reservedNights", .number(try count("night WHERE reservation IS NOT NULL"))),
      JSONValue.Member("blockedNights", .number(try count("night WHERE block IS NOT NULL"))),
    ]
    try store.forEach("SELECT kind, sum(amount) FROM ledger GROUP BY kind ORDER BY kind") { row in
      members.append(JSONValue.Member(try row[0], .text(currency.text(try MinorUnits.stored(row[1])))))
    }
    return .object(members)
  }

  private func count(_ rows: SQL) throws -> Int { try store.value("SELECT count(*) FROM \(rows)") ?? 0 }

  /// The last number that each table has assigned, whether or not the row is still there.
  func numbers() throws -> [JSONValue.Member] {
    try Self.numbered.map { table in
      JSONValue.Member(table.description, .number(Int(try store.lastNumber(givenBy: table.description))))
    }
  }

  /// The tables that never assign a number twice.
  static let numbered: [StaticString] = [
    "camper", "camp_site", "reservation", "block", "waitlist", "rate", "tax", "discount", "item", "stay_rule",
    "feed_wait",
    "ledger", "command",
  ]
}
