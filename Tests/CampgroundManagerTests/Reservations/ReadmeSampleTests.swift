import CampgroundManager
import Testing

struct ReadmeSampleTests {
  /// README shows these lines; a test of the documents compares them.
  @Test func `README's sample of the library runs`() throws {
    let store = try Store(.memory)  // or .file(path); without a location, the user's own store
    let campSiteService = CampSiteService(store: store)
    let campSite = try campSiteService.addCampSite(1, electricity: true, water: true)
    let camper = try CamperService(store: store).addCamper("Bacon Lover", phoneNumber: "910-543-9000")
    if let day = Day(year: 2030, month: 7, day: 4) {
      let result = try ReservationService(store: store).reserveCampSite(
        campSite, camper: camper, date: day, numberOfNights: 5)
      print(result.reservation.status, result.error?.userInfo["Problem"] ?? "no problem")
    }
    _ = store.observe { changes in print(changes) }  // after each commit, never for what was rolled back
    try store.write {  // several calls, kept or lost as one
      try campSiteService.addCampSite("A-7")
      try campSiteService.addCampSite("A-8")
    }

    #expect(try campSiteService.getCampSite("A-8") != nil)
    #expect(try campSiteService.getCampSite(1) == campSite)
  }
}
