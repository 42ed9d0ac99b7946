import CampgroundManager
import TestSupport
import Testing

/// Two programs at work on one campground: each has its own store on the same file.
struct TwoStoresTests {
  let folder = TemporaryFolder()
  let desk: TestCampground
  let office: TestCampground

  init() throws {
    desk = try TestCampground(folder.location())
    office = try TestCampground(folder.location())
  }

  @Test func `a camper fetched here and changed there is found changed`() throws {
    let camper = try desk.makeCamper()
    let fetched = try #require(try office.campers.getCamper(camper.id))
    let changed = try desk.campers.changeCamper(CamperReference(camper.id), CamperEdits(fullName: "Bacon Eater"))
    #expect(fetched.fullName == "Bacon Lover")
    #expect(try office.campers.getCamper(camper.id) == changed.result)
    #expect(changed.version == fetched.version + 1)
  }

  @Test func `a camper changed here and there keeps both changes`() throws {
    let reference = CamperReference(try desk.makeCamper().id)
    _ = try desk.campers.changeCamper(reference, CamperEdits(email: .set("bacon@example.com")))
    let camper = try office.campers.changeCamper(reference, CamperEdits(notes: .set("comes early")))
    #expect(camper.email == "bacon@example.com")
    #expect(camper.version == 3)
  }

  @Test func `a site fetched here and deleted there cannot be reserved`() throws {
    let camper = try desk.makeCamper()
    let fetched = try desk.makeCampSite()
    try office.sites.deleteCampSite(fetched)
    let result = try desk.reservations.reserveCampSite(fetched, camper: camper, date: "2027-07-01", numberOfNights: 1)
    #expect(result.reservation.status == .invalid)
    #expect(result.error?.name == .notFound)
    #expect(try desk.sites.getCampSite(1) == nil)
  }

  @Test func `a site fetched here and retired there cannot be reserved`() throws {
    let camper = try desk.makeCamper()
    let fetched = try desk.makeCampSite()
    _ = try office.sites.retireCampSite(1)
    let result = try desk.reservations.reserveCampSite(fetched, camper: camper, date: "2027-07-01", numberOfNights: 1)
    #expect(result.error?.problems.map(\.name) == ["siteRetired"])
  }

  @Test func `a reservation fetched here and cancelled there cannot be cancelled again`() throws {
    try desk.makeCampSite()
    let made = try desk.reserve()
    try office.cancel(made)
    #expect(throws: CampingError.self) { try desk.cancel(made) }
    #expect(try desk.reserve().status == .reserved)
  }

  @Test func `a night reserved there is taken here at once`() throws {
    try desk.makeCampSite()
    try office.reserve()
    let error = try #require(throws: CampingError.self) { try desk.reserve() }
    #expect(error.name == .nightsTaken)
  }

  @Test func `of many who want the same night at once one gets it`() async throws {
    try desk.makeCampSite()
    let camper = try desk.makeCamper()
    let location = folder.location()
    let names = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 1...8 {
        group.addTask {
          do {
            return try TestCampground(location).reserve(camper: camper).status.rawValue
          } catch let error as CampingError {
            return error.name.rawValue
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(names.sorted() == Array(repeating: "nightsTaken", count: 7) + ["reserved"])
    #expect(try office.count("night") == 2)
  }
}
