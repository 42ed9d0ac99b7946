import Testing

@testable import CampgroundManager

@Suite struct NearNameTests {
  @Test(
    arguments: [
      ("hans", "hanns", true), ("hans", "has", true), ("hans", "hang", true), ("hasn", "hans", true),
      ("ahns", "hans", true), ("hans", "hans", false), ("hasn", "hanx", false), ("hans", "haens", true),
      ("hans", "snah", false), ("an", "na", true), ("ann", "nna", false),
    ])
  func `a name is one off with a letter more, less or other, or with two that changed places`(
    name: String, other: String, isNear: Bool
  ) {
    #expect(CamperNearness.isOneOff(name, other) == isNear)
    #expect(CamperNearness.isOneOff(other, name) == isNear)
  }
}
