import CampgroundManager
import Persistence
import TestSupport
import Testing

/// A refused command changes nothing, the journal included.
struct RefusedWriteTests {
  static let refused: [@Sendable (TestCampground) throws -> Void] = [
    { try $0.makeCamper("") },
    { _ = try $0.campers.changeCamper(CamperReference("c-1"), CamperEdits(fullName: "\n")) },
    { _ = try $0.campers.changeCamper(CamperReference("c-9"), CamperEdits(fullName: "Tent Pole")) },
    { try $0.makeCampSite(1) },
    { try $0.makeCampSite(99) { $0.minPeople = 0 } },
    { _ = try $0.sites.retireCampSite(99) },
    { try $0.sites.deleteCampSite(1) },
    { try $0.sites.deleteCampSite(99) },
    { try $0.set { $0.minNights = 0 } },
    { camp in
      let request = ReserveRequest(
        camper: CamperReference("c-1"), site: 1, stay: StayRequest(arrival: "2027-07-01", numberOfNights: 1))
      _ = try camp.reservations.reserve(request)
    },
    { _ = try $0.reservations.cancel(ReservationReference("r-6")) },
    { _ = try $0.reservations.cancel(ReservationReference("r-99")) },
  ]

  @Test(arguments: refused.indices)
  func `a refused write leaves every table as it was`(_ index: Int) throws {
    let camp = try TestCampground.seeded()
    let before = try contents(of: camp)
    var heard = 0
    _ = camp.store.observe { _ in heard += 1 }
    #expect(throws: CampingError.self) { try Self.refused[index](camp) }
    #expect(try contents(of: camp) == before)
    #expect(heard == 0)
  }

  /// Each table, the counters of ids too, as lines of text.
  private func contents(of camp: TestCampground) throws -> [String] {
    let tables: [(SQL, SQL)] = [
      ("settings", "version"), ("camper", "id || full_name || version"),
      ("camp_site", "id || number || version"),
      ("reservation", "id || status || version"), ("night", "site || ' ' || night || ' ' || reservation"),
      ("command", "id || name"), ("change", "id || kind || thing"), ("sqlite_sequence", "name || seq"),
    ]
    return try tables.flatMap { table, columns in
      try camp.store.rows("SELECT CAST(\(columns) AS TEXT) FROM \(table)") {
        "\(table.text) \(try $0[0] as String)"
      }
    }
  }

  @Test func `what is so already leaves no entry`() throws {
    let camp = try TestCampground.seeded()
    let before = try contents(of: camp)
    try camp.set { $0.minNights = 1 }
    _ = try camp.sites.changeCampSite(1, SiteEdits())
    _ = try camp.campers.changeCamper(CamperReference("c-1"), CamperEdits(fullName: "Bacon Lover"))
    #expect(try contents(of: camp) == before)
  }
}
