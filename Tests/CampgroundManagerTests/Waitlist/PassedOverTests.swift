import TestSupport
import Testing

@testable import CampgroundManager

/// The entries that wait for nights which somebody else has just got (domain rule R21).
struct PassedOverTests {
  private let camp = TestCampground(sites: 1, 2)
  let waiting: Camper

  init() throws { waiting = try camp.makeCamper("Maple Syrup", phoneNumber: "555-0101") }

  private func passed(by written: Written<Reserved>) throws -> [String] {
    try camp.waitlist.passedOver(by: written, for: written.camper.id).map {
      "\($0.entry.id): \($0.matches.map(\.text))"
    }
  }

  private func reserve(_ site: SiteNumber, _ day: Day, _ camper: Camper? = nil) throws -> Written<Reserved> {
    try camp.reservations.reserve(camp.request(site, arrival: day, camper: camper))
  }

  @Test func `who waits for just these nights is named, of the sites only the one that was taken`() throws {
    try camp.join("2027-07-01"..<"2027-07-03", camper: waiting)
    #expect(try passed(by: reserve(1, "2027-07-02")) == ["w-1: [\"1\"]"])
    let hold = try camp.request(2, arrival: "2027-07-01")
    #expect(try passed(by: camp.reservations.hold(hold)) == ["w-1: [\"2\"]"])
  }

  @Test func `other nights, another site, and the camper's own wish are passed over by nobody`() throws {
    try camp.join("2027-07-01"..<"2027-07-03", camper: waiting) { $0.site = 1 }
    #expect(try passed(by: reserve(1, "2027-07-03")).isEmpty)
    #expect(try passed(by: reserve(2, "2027-07-01")).isEmpty)
    #expect(try passed(by: reserve(1, "2027-07-01", waiting)).isEmpty)
  }

  @Test func `nor is who could not have had them anyway`() throws {
    try camp.join("2027-07-01"..<"2027-07-05", camper: waiting) { $0.site = 1 }
    try camp.reserve(1, "2027-07-04"..<"2027-07-06")
    #expect(try passed(by: reserve(1, "2027-07-01")).isEmpty)
  }
}
