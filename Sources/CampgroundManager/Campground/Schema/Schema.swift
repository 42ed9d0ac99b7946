import Persistence

extension Schema {
  /// A campground's tables, from the first release to today's. Steps are only ever appended.
  package static let campground: Schema = {
    var schema = Schema(
      applicationID: 0x6361_6D70,  // "camp"
      migrations: [
        .tables, .scripting, .lives, .money, .desk, .fields, .decisions, .discounts, .sales, .people, .campers,
        .imports, .calendars, .releases, .rules, .unitsOfItems, .corrections, .needsOfStays, .feeds,
        .proof, .booked,
      ],
      recorded: .campground)
    schema.roleRights = rightsOfRoles
    schema.seed = begin
    schema.releases = .campctl
    schema.newest = """
      SELECT id || ' ' || at || ' ' || coalesce(key, '') || ' ' || actor || ' ' || name || ' ' || request
      FROM command ORDER BY id DESC LIMIT 1
      """
    return schema
  }()
}

extension Schema {
  /// Gives a new store what a new campground has.
  @Sendable private static func begin(_ store: Store) throws {
    try CampgroundIdentity.draw(in: store)
    try SettingsTable.begin(in: store)
  }
}

extension RecordedTables {
  static let campground = RecordedTables(of: newestSteps, script: newestTables, postgresql: newestOfPostgreSQL)

  /// The same tables for a server; nil in a build that speaks to none.
  private static var newestOfPostgreSQL: StaticString? {
    #if PostgreSQL
      newestTablesOfPostgreSQL
    #else
      nil
    #endif
  }
}

extension Schema {
  /// The rights of roles on them; none in a build that speaks to no server.
  private static var rightsOfRoles: [TableRights] {
    #if PostgreSQL
      rightsOnServer
    #else
      []
    #endif
  }
}

extension Campground {
  /// The version of the schema of the stores that this program makes.
  package static var schemaVersion: Int { Schema.campground.version }
}
