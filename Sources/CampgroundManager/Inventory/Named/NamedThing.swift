import Persistence

/// A thing that a campground knows by a name of its own: a rate, a tax, a discount, an item, or a rule of stays.
protocol NamedThing: Journaled, Replayable, Sendable {
  associatedtype ID: KindIdentifier & ColumnValue
  /// The terms that edits change.
  associatedtype Terms: Recorded
  static var statements: NamedStatements<Self> { get }
  /// A thing that lacks nothing that others need.
  static var whole: Self { get }
  /// True when the case of the letters of its name does not matter.
  static var isInAnyCase: Bool { get }
  var id: ID { get set }
  var name: String { get set }
  var terms: Terms { get set }
  /// The only site that it is for.
  var onlySite: SiteNumber? { get }
  /// True when things of its kind may have amounts in the campground's currency.
  static var hasCurrency: Bool { get }
  /// True when it has amounts in the campground's currency.
  var hasAmount: Bool { get }
  /// The problems of its words, where others of its kind have them.
  func duplicates(among others: [Self]) -> [Problem]
  /// Throws ``StoreError`` for one that campctl never writes.
  func requireReadable() throws
}

extension NamedThing {
  static var isInAnyCase: Bool { false }
  static var hasCurrency: Bool { true }
  var onlySite: SiteNumber? { nil }
  var hasAmount: Bool { Self.hasCurrency }
  func requireReadable() throws {}
}

/// The statements about one kind of things with a name, put together once.
struct NamedStatements<Thing: NamedThing>: Sendable {
  let name: StaticString
  let columns: StatementText
  let insertion: StatementText
  let update: StatementText

  init(of table: StaticString) {
    name = table
    (columns, insertion, update) = (
      Thing.columns(of: table), Thing.insertion(into: table), Thing.update(of: table)
    )
  }

  var table: SQL { SQL(stringLiteral: name) }
}

/// The rows of one kind of things with a name.
struct NamedTable<Thing: NamedThing> {
  let store: Store

  /// The things in the order in which they were added.
  func all() throws -> [Thing] {
    try store.rows(
      "SELECT \(Thing.statements.columns) FROM \(Thing.statements.table) ORDER BY \(Thing.statements.table).id",
      Self.thing)
  }

  func thing(_ number: Int64) throws -> Thing? {
    let table = Thing.statements.table
    return try store.first("SELECT \(Thing.statements.columns) FROM \(table) WHERE \(table).id = \(number)", Self.thing)
  }

  static func thing(_ row: Row) throws -> Thing {
    let thing = try Thing.readRow(row)
    try thing.requireReadable()
    return thing
  }

  /// The thing of a name; throws ``CampingError`` when there is none.
  func find(_ name: String, field: String = "name") throws -> Thing {
    let (things, kept) = (try all(), PersonText.kept(name))
    let alike = Thing.isInAnyCase ? things.first { PersonText.key($0.name) == PersonText.key(kept) } : nil
    if let thing = things.first(where: { $0.name == kept }) ?? alike { return thing }
    throw CampingError(.notFound, [.reference(.notFound(Thing.ID.kind, name, field: field))])
  }

  /// Throws when its only site does not exist: the row would be for all sites.
  private func requireSite(of thing: Thing) throws {
    guard let number = thing.onlySite else { return }
    let site = try store.value("SELECT id FROM camp_site WHERE number = \(number)", as: Int64.self)
    guard site != nil else { throw StoreError.constraint(.foreignKey) }
  }

  /// Stores a thing, a former one under its old id, and returns the id.
  @discardableResult
  func insert(_ thing: Thing, as id: Thing.ID? = nil) throws -> Thing.ID {
    try requireSite(of: thing)
    let number = try store.insert(into: Thing.statements.name, under: id?.rawValue) {
      SQL(Thing.statements.insertion, thing.insertValues(under: $0))
    }
    return Thing.ID(rawValue: number)
  }

  func update(_ thing: Thing) throws {
    try requireSite(of: thing)
    try store.execute(SQL(Thing.statements.update, thing.updateValues(of: thing.id.rawValue)))
  }
}

extension NamedTable: JournaledTable {
  static var kind: String { Thing.kind }
  static var numbers: SQL { "SELECT id FROM \(Thing.statements.table)" }
  static var rows: SQL? { Thing.statements.table }

  func imageTexts(of numbers: [Int64]) throws -> [Int64: String] {
    let table = Thing.statements.table
    return try Thing.imageTexts(
      of: store.rows(
        "SELECT \(Thing.statements.columns) FROM \(table) WHERE \(SQL("\(table).id", isOneOf: numbers))", Self.thing))
  }

  /// Throws ``CampingError`` when another thing has its name by now, and when its amounts are in another currency.
  func requirePlace(for image: Thing?, as number: Int64) throws {
    guard let thing = image else { return }
    if thing.hasAmount {
      try SettingsTable(store: store).obstacles(toAmountsOf: Thing.kind, number).refuse(.undoBlocked)
    }
    try thing.duplicates(among: all().filter { $0.id != thing.id }).refuse(.undoBlocked)
  }

  func restore(_ thing: Thing, as number: Int64) throws {
    try remove(number)
    try insert(thing, as: thing.id)
  }

  func remove(_ number: Int64) throws {
    try store.execute("DELETE FROM \(Thing.statements.table) WHERE id = \(number)")
  }
}
