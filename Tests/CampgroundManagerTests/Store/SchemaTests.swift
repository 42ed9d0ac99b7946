import CampgroundManager
import Foundation
import Persistence
import TestSupport
import Testing

/// A store of every released schema is kept in `Fixtures/Schemas`, as that release made it.
struct SchemaTests {
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/Schemas")
  static let versions = Array(1...Schema.campground.version)

  let folder = TemporaryFolder()

  /// A copy of a frozen store, opened: the frozen one stays as it is.
  private func open(_ version: Int, _ progress: (MigrationProgress) -> Void = { _ in }) throws -> Store {
    let frozen = try Data(contentsOf: Self.fixtures.appendingPathComponent("\(version).sqlite"))
    try folder.write(frozen, to: "\(version).sqlite")
    return try Store(folder.location("\(version).sqlite"), access: .existing, progress: progress)
  }

  @Test(arguments: versions)
  func `a store of each released schema is brought up to date`(version: Int) throws {
    var steps: [Int] = []
    let store = try open(version) { steps.append($0.step) }
    #expect(try store.schemaVersion == Schema.campground.version)
    #expect(steps == Array(Self.versions.dropFirst(version)))
  }

  @Test(arguments: versions)
  func `nothing is lost on the way`(version: Int) throws {
    let campground = Campground(store: try open(version), clock: .fixed("2027-06-01"))
    #expect(try campground.settings.settings.name == "Frozen Lake")
    #expect(try campground.sites.find("12").features.amps == [30, 50])
    #expect(try campground.sites.find("A-7").features.notes == "By the creek")
    #expect(try campground.campers.find("+1 (928) 555-0142").fullName == "Maple Walnut")
    let reservation = try campground.reservations.find("r-1")
    #expect(reservation.status == .reserved)
    #expect(reservation.source == (version < 6 ? nil : "phone"))
    #expect(reservation.segments.map(\.site) == ["12"])
    #expect(reservation.nights.map(\.night) == Array("2027-07-04"..<"2027-07-09"))
    #expect(try campground.reservations.find("r-2").cancelReason == "Broken axle")
    #expect(try campground.counts().entries == 8)
  }

  @Test(arguments: versions)
  func `one can go on with it`(version: Int) throws {
    let campground = Campground(store: try open(version), clock: .fixed("2027-06-01"))
    let stay = StayRequest(arrival: "2027-07-04", numberOfNights: 2)
    #expect(throws: CampingError.self) {
      try campground.reservations.reserve(ReserveRequest(camper: "c-2", site: "12", stay: stay))
    }
    let reserved = try campground.reservations.reserve(ReserveRequest(camper: "c-2", site: "A-7", stay: stay))
    #expect(reserved.id == ReservationID(rawValue: 3))
  }

  /// `CAMPCTL_RECORD=schema` writes the script of a new store anew, from the steps.
  @Test func `a new store is what its steps would make of it`() throws {
    let steps = Schema.campground.at(version: Schema.campground.version)
    if ProcessInfo.processInfo.environment["CAMPCTL_RECORD"] == "schema" {
      try Self.record(Store(.memory, schema: steps))
    }
    let store = try Store(.memory)
    #expect(try store.definitions(differingFrom: steps) == [])
    #expect(try store.schemaVersion == Schema.campground.version)
    #expect(try store.value("SELECT 1 FROM reservation", as: Int.self) == nil)
  }

  private static func record(_ store: Store) throws {
    let definitions = try store.rows(
      "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name <> 'sqlite_sequence' ORDER BY rowid"
    ) { try $0[0] as String }
    let script = definitions.map { "\($0);" }.joined(separator: "\n").replacing("\n", with: "\n    ")
    try Data(
      """
      import Persistence

      extension Schema {
        /// The definitions that the steps leave, for a new store. They are recorded: `CAMPCTL_RECORD=schema`, SchemaTests.
        static let newestTables: StaticString = #\"""
          \(script)
          \"""#
      }

      """.utf8
    ).write(
      to: fixtures.appendingPathComponent("../../Sources/CampgroundManager/Campground/Schema/NewestTables.swift")
        .standardized)
  }

  @Test func `what has been released stands`() throws {
    let version = Schema.campground.version
    func tables(_ store: Store) throws -> [String?] {
      try store.rows("SELECT sql FROM sqlite_schema ORDER BY name") { try $0[0] as String? }
    }
    #expect(try tables(open(version)) == tables(Store(.memory)))
  }
}
