import CampgroundManager
import TestSupport
import Testing

@testable import campctl

/// The way that would work instead, for every problem.
struct WayTests {
  /// The names without a hint, each with the reason why none can be.
  private static let without: [ProblemName: String] = Dictionary(
    uniqueKeysWithValues: [
      .blocked, .invalid, .held, .reserved, .cancelled, .expired, .checkedIn, .checkedOut, .noShow,
    ].map { ($0, "It is the state of a site in a list of availability --why, which refuses nothing.") })

  @Test func `every problem has a hint, or stands in a list with the reason why none can be`() {
    #expect(Self.without.count <= 15)
    for name in ProblemName.allCases {
      let way = name.way()
      #expect((way == nil) == (Self.without[name] != nil), "\(name.rawValue) has neither a hint nor a reason, or both")
      #expect(way?.hasSuffix(".") ?? true, "\(name.rawValue): \(way ?? "")")
    }
  }

  @Test func `a hint of a problem stands in its refusal`() {
    let error = CampingError(.invalidRequest, [.record(.emptyName(field: "fullName"))])
    #expect(Failure(error).hint?.sentence == ProblemName.emptyName.way())
  }
}
