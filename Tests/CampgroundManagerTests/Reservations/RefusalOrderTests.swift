import CampgroundManager
import TestSupport
import Testing

/// The order of refusals: a missing thing, then the rules, then nights that are taken.
struct RefusalOrderTests {
  private let camp = TestCampground(sites: 1) { try $0.reserve() }

  private func refusal(nights: Int = 2, _ change: (inout ReserveRequest) -> Void = { _ in }) throws -> CampingError {
    let request = try camp.request(nights: nights, change)
    return try rejected { try camp.reservations.reserve(request) }
  }

  @Test func `who and where is looked for before the rules are`() throws {
    let error = try refusal(nights: -1) { $0.site = 9 }
    #expect(error.name == .notFound)
    #expect(error.code == 4)
    #expect(error.problems.map(\.field) == ["site"])
  }

  @Test func `a camper and a site that are not there are both named`() throws {
    let error = try refusal {
      $0.site = 9
      $0.camper = CamperReference("c-99")
    }
    #expect(error.name == .notFound)
    #expect(error.problems.map(\.field) == ["camper", "site"])
  }

  @Test func `a site that is not there comes before a camper who can be several`() throws {
    let error = try refusal {
      $0.site = 9
      $0.camper = CamperReference("Bacon Lover")
    }
    #expect(error.name == .notFound)
  }

  @Test func `the rules come before nights that are taken`() throws {
    let error = try refusal { $0.party.adults = 0 }
    #expect(error.name == .invalidRequest)
    #expect(error.code == 5)
    #expect(error.conflict == nil)
  }

  @Test func `the rules come before a camper who can be several`() throws {
    try camp.makeCamper("Twin")
    try camp.makeCamper("Twin", phoneNumber: "555-0100")
    #expect(try refusal(nights: -1) { $0.camper = "Twin" }.name == .invalidRequest)
    #expect(try refusal { $0.camper = "Twin" }.name == .ambiguous)
  }

  @Test func `nights that are taken come last`() throws {
    let error = try refusal()
    #expect(error.name == .nightsTaken)
    #expect(error.code == 3)
  }

  @Test func `the id of another kind is no camper`() throws {
    #expect(try refusal { $0.camper = CamperReference("r-1") }.name == .wrongKind)
  }
}
