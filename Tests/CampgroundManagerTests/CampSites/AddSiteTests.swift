import CampgroundManager
import TestSupport
import Testing

struct AddSiteTests {
  private let camp = TestCampground.empty

  private func problems(_ number: SiteNumber = 1, _ change: (inout SiteEdits) -> Void) throws -> [String] {
    let error = try camp.refusal { try camp.makeCampSite(number, change) }
    #expect(error.name == .invalidRequest)
    return error.problems.byField
  }

  @Test func `a site that is given only a number takes any party`() throws {
    let site = try camp.sites.addCampSite("12")
    #expect(site.features == SiteFeatures())
    #expect(site.type == "standard")
    #expect([site.electricity, site.water, site.sewer, site.retired] == [false, false, false, false])
  }

  @Test func `a site is read as it was added`() throws {
    let site = try camp.makeCampSite("A-07") {
      $0.loop = .set("Aspen")
      $0.type = "rv"
      $0.amps = [50, 30, 30]
      $0.sewer = true
      $0.maxLength = .set(45)
      $0.minPeople = 2
      $0.maxPeople = .set(8)
      $0.maxVehicles = .set(2)
      $0.pullThrough = true
      $0.accessible = true
      $0.equipment = ["trailer", "rv"]
      $0.notes = .set("by the lake")
    }
    #expect(site.features.amps == [30, 50])
    #expect(site.features.equipment == ["rv", "trailer"])
    #expect(try camp.sites.getCampSite("A-07") == site)
  }

  @Test func `a number is given once`() throws {
    try camp.makeCampSite(1)
    #expect(try problems(1) { _ in } == ["number: duplicateSiteNumber"])
    #expect(try camp.count("camp_site") == 1)
  }

  @Test func `a site has a number`() throws {
    #expect(try problems(" ") { _ in } == ["number: emptySiteNumber"])
  }

  @Test func `all that is wrong with a site is named at once`() throws {
    try camp.makeCampSite(1)
    let found = try problems(1) {
      $0.loop = .set("a\nb")
      $0.amps = [0]
      $0.maxLength = .set(-1)
      $0.minPeople = 9
      $0.maxPeople = .set(8)
      $0.maxVehicles = .set(-1)
    }
    #expect(
      Set(found) == [
        "number: duplicateSiteNumber", "loop: controlCharacters", "amps: invalidAmps",
        "maxLength: invalidLength", "minPeople: invalidCapacity", "maxVehicles: invalidNumberOfVehicles",
      ])
  }

  @Test func `amperes say that there is electricity`() throws {
    #expect(try camp.sites.addCampSite(1, SiteEdits { $0.amps = [30] }).electricity)
    #expect(
      try problems(2) {
        $0.electricity = false
        $0.amps = [30]
      } == ["amps: invalidAmps"])
  }

  @Test func `a longest rig of 0 says that it is not known`() throws {
    #expect(try camp.makeCampSite(1) { $0.maxLength = .set(0) }.features.maxLength == nil)
  }
}
