import Persistence

extension QueryView {
  /// The money as `list-payments` has it: without what imports brought in.
  static let payments = QueryView(
    "payments",
    from: { words in
      """
      \(words.table("ledger")) AS l WHERE l.item IN ('money', 'security') AND l.amount <> 0
      AND l.name <> '\(LedgerEntry.imported)'
      """
    },
    [
      .id("id", "l", "l.id"), .day("day", "l.day"),
      QueryColumn("at", .instant) { words in
        words.dialect.instant(
          """
          (SELECT command.at FROM \(words.table("command")) AS command WHERE command.id = (
            SELECT min(change.command) FROM \(words.table("change")) AS change
            WHERE change.kind = '\(LedgerEntry.kind)' AND change.thing = l.id))
          """)
      },
      .id("reservation", "r", "l.reservation"), .plain("kind", .text, "l.kind"),
      .plain("amount", .amount, "CASE WHEN l.kind = 'refund' THEN -l.amount ELSE l.amount END"),
      .plain("method", .text, "l.method"), .plain("actor", .text, "l.actor"), .plain("memo", .text, "l.memo"),
      .currency,
    ])

  /// The entries of all accounts and sales.
  static let entries = QueryView(
    "entries", from: { "\($0.table("ledger")) AS l" },
    [
      .id("id", "l", "l.id"), .day("day", "l.day"), .id("reservation", "r", "l.reservation"),
      .id("sale", "l", "l.sale"),
      .plain("kind", .text, "l.kind"), .plain("item", .text, "l.item"),
      QueryColumn("name", .text) { $0.dialect.text("nullif(l.name, '')") }, .plain("amount", .amount, "l.amount"),
      .plain("method", .text, "l.method"), .plain("memo", .text, "l.memo"), .plain("actor", .text, "l.actor"),
      .id("counters", "l", "l.counters"), .currency,
    ])

  /// The rates as `list-rates` has them.
  static let rates = QueryView(
    "rates",
    from: { "\($0.table("rate")) AS p LEFT JOIN \($0.table("camp_site")) AS s ON s.id = p.site" },
    [
      .plain("name", .text, "p.name"), .plain("nightly", .amount, "p.nightly"), .plain("weekly", .amount, "p.weekly"),
      .plain("monthly", .amount, "p.monthly"), .plain("site", .text, "s.number"), .plain("type", .text, "p.type"),
      .day("from", "p.season_from"), .day("before", "p.season_before"), .list("weekdays", "p.weekdays"),
      .plain("minNights", .integer, "p.min_nights"), .plain("holiday", .flag, "p.holiday"),
      .plain("extraAdult", .amount, "coalesce(p.extra_adults, 0)"),
      .plain("extraChild", .amount, "coalesce(p.extra_children, 0)"),
      .plain("extraVehicle", .amount, "coalesce(p.extra_vehicles, 0)"),
      .plain("extraPet", .amount, "coalesce(p.extra_pets, 0)"),
      included("includedAdults", "p.included_adults", IncludedParty.byDefault.adults),
      included("includedChildren", "p.included_children", IncludedParty.byDefault.children),
      included("includedVehicles", "p.included_vehicles", IncludedParty.byDefault.vehicles),
      included("includedPets", "p.included_pets", IncludedParty.byDefault.pets), .currency,
      .plain("version", .integer, "p.version"),
    ])

  private static func included(_ name: String, _ column: StaticString, _ byDefault: Int) -> QueryColumn {
    QueryColumn(name, .integer) { _ in "coalesce(\(column), \(byDefault))" }
  }
}
