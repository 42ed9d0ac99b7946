import CampgroundManager
import Foundation
import TestSupport
import Testing

struct UserStoreTests {
  @Test func `a test process cannot open the user's own store`() throws {
    let error = try #require(throws: StoreError.self) { try Store() }
    guard case .unusable(let path, .userStoreInTests) = error else {
      Issue.record("opening it gave \(error)")
      return
    }
    #expect(path.hasSuffix("/campctl/campground.sqlite"))
  }

  @Test func `a test process cannot even learn of it as a location`() {
    #expect(throws: StoreError.self) { try StoreLocation.userStore() }
    #expect(throws: StoreError.self) { try Store(access: .existing) }
  }

  @Test func `a store of its own is open to a test`() throws {
    let folder = TemporaryFolder()
    #expect(try Store(folder.location()).schemaVersion == Schema.campground.version)
    #expect(try Store(.memory).schemaVersion == Schema.campground.version)
  }
}
