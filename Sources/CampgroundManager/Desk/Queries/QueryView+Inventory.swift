import Persistence

extension QueryView {
  /// The campers as `list-campers` has them: without those who were merged into others.
  static let campers = QueryView(
    "campers", from: { "\($0.table("camper")) AS c WHERE c.merged_into IS NULL" },
    [
      .id("id", "c", "c.id"), .plain("fullName", .text, "c.full_name"), .plain("phoneNumber", .text, "c.phone_number"),
      .plain("email", .text, "c.email"), .plain("notes", .text, "c.notes"), .plain("warning", .text, "c.warning"),
      .plain("version", .integer, "c.version"), .plain("address", .text, "c.address"),
      .plain("secondPhone", .text, "c.second_phone"), .plain("language", .text, "c.language"),
    ])

  /// The sites as `list-sites` has them; the code of a gate is no list's.
  static let sites = QueryView(
    "sites", from: { "\($0.table("camp_site")) AS s" },
    [
      .plain("number", .text, "s.number"), .plain("loop", .text, "s.loop"), .plain("type", .text, "s.type"),
      .plain("electricity", .flag, "s.electricity"), .list("amps", "s.amps"), .plain("water", .flag, "s.water"),
      .plain("sewer", .flag, "s.sewer"), .plain("maxLength", .integer, "s.max_length"),
      .plain("minPeople", .integer, "s.min_people"), .plain("maxPeople", .integer, "s.max_people"),
      .plain("maxVehicles", .integer, "s.max_vehicles"), .plain("pullThrough", .flag, "s.pull_through"),
      .plain("accessible", .flag, "s.accessible"), .list("equipment", "s.equipment"),
      .plain("retired", .flag, "s.retired"), .plain("notes", .text, "s.notes"),
      .plain("version", .integer, "s.version"),
    ])

  /// The blocks as `list-blocks` has them.
  static let blocks = QueryView(
    "blocks",
    from: { "\($0.table("block")) AS b JOIN \($0.table("camp_site")) AS s ON s.id = b.site" },
    [
      .id("id", "b", "b.id"), .plain("site", .text, "s.number"), .day("from", "b.arrival"),
      .day("before", "b.departure"),
      .plain("nights", .integer, "(b.departure - b.arrival)"), .plain("reason", .text, "b.reason"),
      .plain("feed", .text, "b.feed"),
      QueryColumn("displaced", .list) { words in
        let lost = "\(words.table("displaced_night")) AS d WHERE d.block = b.id"
        let ids = "SELECT DISTINCT 'r-' || d.reservation AS id, d.reservation AS place FROM \(lost)"
        return "coalesce(\(words.dialect.list(of: ids)), '')"
      },
      .plain("version", .integer, "b.version"),
    ])
}
