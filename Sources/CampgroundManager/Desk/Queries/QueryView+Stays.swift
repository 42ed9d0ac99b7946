import Persistence

extension QueryView {
  /// The reservations as `list-reservations` has them.
  static let reservations = QueryView(
    "reservations",
    from: { words in
      """
      \(words.table("reservation")) AS r JOIN \(words.table("camper")) AS c ON c.id = r.camper
      JOIN \(words.table("camp_site")) AS made ON made.id = r.site
      """
    }, [.id("id", "r", "r.id"), status] + camper + stay + party + details + money + others)

  private static let status = QueryColumn("status", .text) { words in
    words.dialect.text("CASE WHEN \(words.isLapsed) THEN 'expired' ELSE r.status END")
  }

  private static let camper: [QueryColumn] = [
    .id("camperId", "c", "c.id"), .plain("fullName", .text, "c.full_name"),
    .plain("phoneNumber", .text, "c.phone_number"), .plain("warning", .text, "c.warning"),
  ]

  private static let stay: [QueryColumn] = [
    QueryColumn("site", .text) { words in
      // The site of the night that is next, else of the last one, else the agreed one.
      func site(_ nights: String) -> String {
        """
        (SELECT s.number FROM \(words.table("night")) AS n JOIN \(words.table("camp_site")) AS s ON s.id = n.site
          WHERE n.reservation = r.id AND NOT \(words.isLapsed)\(nights) LIMIT 1)
        """
      }
      let (next, last) = (site(" AND n.night >= \(words.today) ORDER BY n.night"), site(" ORDER BY n.night DESC"))
      return words.dialect.text("coalesce(\(next), \(last), made.number)")
    },
    .day("arrival", "r.arrival"), .day("departure", "r.departure"),
    .plain("nights", .integer, "(r.departure - r.arrival)"),
  ]

  private static let party: [QueryColumn] = [
    .plain("adults", .integer, "r.adults"), .plain("children", .integer, "r.children"),
    .plain("pets", .integer, "r.pets"), .plain("vehicles", .integer, "r.vehicles"),
    .plain("plates", .text, "r.plates"), .plain("rigLength", .integer, "r.rig_length"),
    .plain("equipment", .text, "r.equipment"),
  ]

  private static let details: [QueryColumn] = [
    .plain("group", .text, "r.party_group"), .plain("source", .text, "r.source"), .plain("ref", .text, "r.ref"),
    .plain("vehicleTags", .text, "r.vehicle_tags"),
  ]

  private static let money: [QueryColumn] = [
    sum("total") { $0.charged }, sum("paid") { _ in QueryWords.paid },
    sum("balance") { "\($0.charged) - \(QueryWords.paid) - \($0.writtenOff)" },
    sum("writtenOff") { $0.writtenOff },
    sum("security") { _ in "CASE WHEN l.item = 'security' THEN l.amount ELSE 0 END" },
    QueryColumn("nightly", .amount) { "CAST(\($0.dialect.member("nightly", of: "r.terms")) AS bigint)" },
    QueryColumn("taxExempt", .text) { $0.dialect.text($0.dialect.member("certificate", of: "r.terms")) }, .currency,
  ]

  /// A sum over the account of a reservation.
  private static func sum(_ name: String, _ part: @escaping @Sendable (QueryWords) -> String) -> QueryColumn {
    QueryColumn(name, .amount) { words in
      """
      (SELECT CAST(coalesce(sum(\(part(words))), 0) AS bigint) FROM \(words.table("ledger")) AS l WHERE l.reservation = r.id)
      """
    }
  }

  private static let others: [QueryColumn] = [
    .plain("notes", .text, "r.notes"), .plain("cancelReason", .text, "r.cancel_reason"),
    QueryColumn("overdueNights", .integer) { words in
      "CASE WHEN r.status = 'checked-in' AND r.departure < \(words.today) THEN \(words.today) - r.departure END"
    },
    QueryColumn("displaced", .flag) { words in
      let first = "CASE WHEN r.arrival > \(words.today) THEN r.arrival ELSE \(words.today) END"
      return """
        CASE WHEN r.status IN ('held', 'reserved', 'checked-in') AND NOT \(words.isLapsed) AND r.departure > \(words.today)
          AND (SELECT count(*) FROM \(words.table("night")) AS n WHERE n.reservation = r.id AND n.night >= \(first))
            < r.departure - (\(first)) THEN 1 ELSE 0 END
        """
    },
    .plain("version", .integer, "r.version"),
  ]

  /// The nights as `export nights` has them.
  static let nights = QueryView(
    "nights",
    from: { words in
      """
      \(words.table("night")) AS n JOIN \(words.table("reservation")) AS r ON r.id = n.reservation
      JOIN \(words.table("camper")) AS c ON c.id = r.camper JOIN \(words.table("camp_site")) AS s ON s.id = n.site
      WHERE NOT \(words.isLapsed)
      """
    },
    [
      .day("night", "n.night"), .plain("site", .text, "s.number"), .id("reservation", "r", "r.id"),
      .plain("status", .text, "r.status"), .id("camperId", "c", "c.id"), .plain("camper", .text, "c.full_name"),
      .plain("rate", .text, "n.rate"), .plain("price", .amount, "n.price"),
      .plain(
        "extras", .amount,
        "CASE WHEN n.price IS NOT NULL THEN n.extra_adults + n.extra_children + n.extra_vehicles + n.extra_pets END"),
      QueryColumn("discounts", .amount) { words in
        "CASE WHEN n.price IS NOT NULL THEN CAST(0 - \(words.dialect.sum(ofList: "n.discounts")) AS bigint) END"
      },
    ])
}

extension QueryWords {
  /// Expressions on an entry `l` of the account of `r`: the charges of a hold that has run out count no more.
  fileprivate var charged: String {
    """
    CASE WHEN \(isLapsed) THEN 0 WHEN l.kind IN ('charge', 'tax', 'discount', 'penalty', 'adjustment') THEN l.amount ELSE 0 END
    """
  }

  fileprivate static let paid = """
    CASE WHEN l.kind = 'payment' OR l.kind = 'transfer' AND l.item = 'money' THEN l.amount WHEN l.kind = 'refund' THEN -l.amount \
    ELSE 0 END
    """

  fileprivate var writtenOff: String { "CASE WHEN l.kind = 'writeOff' AND NOT \(isLapsed) THEN l.amount ELSE 0 END" }
}
