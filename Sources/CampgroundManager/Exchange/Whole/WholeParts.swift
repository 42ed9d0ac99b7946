import JSONText
import Persistence

/// The files of a whole campground, in the order in which their lines can be taken again.
struct WholeParts {
  let store: Store
  let clock: CampgroundClock

  /// The parts, with or without the journal.
  func all(withJournal: Bool) -> [any WholePart] { campground + (withJournal ? journal : []) }

  private var campground: [any WholePart] {
    [
      IdentityPart(store: store),
      ThingPart(
        name: "settings", store: store, table: SettingsTable(store: store), tables: ["settings", "type_rules"]),
      sites,
      CamperPart(store: store),
      policies,
      ThingPart(name: "rates", store: store, table: RateTable(store: store), tables: ["rate"]),
      ThingPart(name: "taxes", store: store, table: TaxTable(store: store), tables: ["tax"]),
      ThingPart(name: "discounts", store: store, table: DiscountTable(store: store), tables: ["discount"]),
      ThingPart(name: "items", store: store, table: ItemTable(store: store), tables: ["item"]),
      ThingPart(name: "rules", store: store, table: RuleTable(store: store), tables: ["stay_rule"]),
      ThingPart(
        name: "reservations", store: store, table: ReservationTable(store: store, clock: clock),
        tables: ["reservation", "night"]),
      ThingPart(
        name: "blocks", store: store, table: BlockTable(store: store, clock: clock),
        tables: ["block", "night", "displaced_night"]),
      ThingPart(
        name: "waitlist", store: store, table: WaitlistTable(store: store, clock: clock), tables: ["waitlist"]),
      ThingPart(name: "feed-waits", store: store, table: FeedWaitTable(store: store), tables: ["feed_wait"]),
      ledger,
    ]
  }

  /// People know a site by the number on its post, so its image names the row only in an answer.
  private var sites: ThingPart<CampSiteTable> {
    ThingPart(
      name: "sites", store: store, table: CampSiteTable(store: store), tables: ["camp_site"],
      images: { table, numbers in
        try table.all(where: SQL("site.id", isOneOf: numbers)).reduce(into: [:]) { $0[$1.id] = $1.image(.answered) }
      }, put: { _ = try $0.insert($1, as: $1.id) })
  }

  /// Each version of the policy that was ever in force.
  private var policies: ThingPart<PolicyTable> {
    ThingPart(
      name: "policies", store: store, table: PolicyTable(store: store), tables: ["policy"], key: "version",
      images: { table, numbers in
        try table.policies(of: numbers.map { Int($0) }).values.reduce(into: [:]) {
          $0[Int64($1.version)] = $1.imageText
        }
      }, put: { try $0.insert($1) })
  }

  private var ledger: ThingPart<LedgerTable> {
    ThingPart(
      name: "ledger", store: store, table: LedgerTable(store: store), tables: ["ledger"], put: { try $0.insert($1) })
  }

  private var journal: [any WholePart] {
    [
      RowPart(
        "entries", store: store, table: "command",
        [
          .init(name: "id", isKey: true), .init(name: "at"), .init(name: "actor"), .init(name: "name"),
          .init(name: "request", isJSON: true), .init(name: "key"), .init(name: "batch"),
        ]),
      RowPart(
        "records", store: store, table: "change",
        [
          .init(name: "id", isKey: true), .init(name: "command"), .init(name: "kind"), .init(name: "thing"),
          .init(name: "before", isJSON: true), .init(name: "after", isJSON: true),
        ]),
      RowPart(
        "keys", store: store, table: "key",
        [
          .init(name: "name", isKey: true), .init(name: "command"), .init(name: "request", isJSON: true),
          .init(name: "answer", isJSON: true), .init(name: "changed"),
        ]),
      RowPart(
        "undoings", store: store, table: "undoing", [.init(name: "entry", isKey: true), .init(name: "by", isKey: true)]),
    ]
  }
}

/// One file of a whole campground in a folder: all things of a kind, or all rows of a table of the journal, a line each.
protocol WholePart {
  /// The name, such as `campers`, of the file `campers.jsonl`.
  var name: StaticString { get }
  /// The tables that it is all of.
  var tables: [StaticString] { get }
  /// True when an empty store has it, too.
  var isAlwaysThere: Bool { get }
  /// Calls the body with the lines, each a JSON object, in the order in which they can be taken again.
  func forEachLine(_ body: (String) throws -> Void) throws
  /// Stores the thing or the row of a line.
  ///
  /// Throws ``StoreError`` for a line that campctl never writes.
  func keep(_ line: JSONValue) throws
  /// Stores whatever had to wait for later lines.
  func finish() throws
}

extension WholePart {
  var file: String { "\(name).jsonl" }

  var isAlwaysThere: Bool { false }

  func finish() throws {}
}
