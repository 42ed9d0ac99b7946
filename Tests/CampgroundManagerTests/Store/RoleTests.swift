import Persistence
import TestSupport
import Testing

/// Rights on a store that is in no server.
struct RoleTests {
  @Test func `a store in memory has no roles`() throws {
    let camp = try TestCampground(.memory)
    #expect(throws: StoreRoleProblem.noServer) { try camp.store.grant(.front, to: "gate") }
  }
}
