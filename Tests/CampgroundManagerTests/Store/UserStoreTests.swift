import CampgroundManager
import Foundation
import Persistence
import TestHome
import TestSupport
import Testing

@Suite(.serialized) struct UserStoreTests {
  private let home = String(cString: test_data_home())

  @Test func `the user's own store of a test is none that a person has`() throws {
    #expect(try StoreLocation.userStore() == .file("\(home)/campctl/campground.sqlite"))
    #expect(home.hasSuffix("/campctl-tests-\(ProcessInfo.processInfo.processIdentifier)"))
    let error = try #require(throws: StoreError.self) { try Store(access: .existing) }
    guard case .unusable(_, .missing) = error else {
      Issue.record("opening it gave \(error)")
      return
    }
  }

  @Test func `a store without a location is the user's own`() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    #expect(try Store().location == .userStore())
  }

  @Test func `a store of its own is open to a test`() throws {
    let folder = TemporaryFolder()
    #expect(try Store(folder.location()).schemaVersion == Schema.campground.version)
    #expect(try Store(.memory).schemaVersion == Schema.campground.version)
  }
}

/// Rights on a store that is in no server.
struct RoleTests {
  @Test func `a store in memory has no roles`() throws {
    let camp = try TestCampground(.memory)
    #expect(throws: StoreRoleProblem.noServer) { try camp.store.grant(.front, to: "gate") }
  }
}
