import CampgroundManager
import Foundation
import Persistence
import TestSupport
import Testing

@testable import SchemaRecorder

/// A store of every released schema is kept in `Fixtures/Schemas`, as that release made it.
struct SchemaTests {
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/Schemas")
  static let versions = Array(1...(Schema.campground.releases?.released.last?.version ?? 0))

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
    #expect(steps == Array((1...Schema.campground.version).dropFirst(version)))
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

  @Test func `a new store is what its steps would make of it`() throws {
    let store = try Store(.memory)
    #expect(try store.definitions(differingFrom: .campground.at(version: Schema.campground.version)) == [])
    #expect(try store.schemaVersion == Schema.campground.version)
    #expect(try store.value("SELECT 1 FROM reservation", as: Int.self) == nil)
  }

  @Test func `the recorded tables are those of the steps, on both engines`() throws {
    let sources = Self.fixtures.appendingPathComponent("../../Sources/CampgroundManager/Campground/Schema").standardized
    for (name, text) in try SchemaRecording(.campground).files {
      let kept = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
      #expect(kept == text, "`make schema` records \(name)")
    }
  }

  @Test(arguments: [("a step that is new", 0), ("the release that a store needs", 1)])
  func `a store is not made without a step that is not recorded`(step: String, replaced: Int) throws {
    let steps = Schema.campground.migrations.dropLast(replaced) + [Migration(step, script: "SELECT 1")]
    let schema = Schema(applicationID: 1, migrations: Array(steps), recorded: Schema.campground.recorded)
    #expect(throws: StoreError.misuse(.unrecordedStep(step))) { try Store(.memory, schema: schema) }
    let earlier = Schema(applicationID: 1, migrations: Array(steps.dropLast(2)), recorded: Schema.campground.recorded)
    #expect(throws: StoreError.self) { try Store(.memory, schema: earlier) }
  }

  @Test func `a released step stays as it was released`() throws {
    let kept = try String(contentsOf: Self.fixtures.appendingPathComponent("released"), encoding: .utf8)
    let steps = ReleasedSteps(of: .campground).text
    #expect(kept == steps, "a change of the tables is a new step; `make freeze` keeps the steps of a release")
  }

  @Test func `what has been released stands`() throws {
    let version = try #require(Self.versions.last)
    func tables(_ store: Store) throws -> [String?] {
      try store.rows("SELECT sql FROM sqlite_schema ORDER BY name") { try $0[0] as String? }
    }
    #expect(try tables(open(version)) == tables(Store(.memory)))
  }
}
