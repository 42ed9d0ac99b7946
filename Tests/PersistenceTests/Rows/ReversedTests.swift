import Foundation
import Persistence
import TestSupport
import Testing

/// `make test-reversed` reaches these tests' own connections.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["CAMPCTL_TEST_REVERSED"] != nil, "only of make test-reversed"))
struct ReversedTests {
  let folder = TemporaryFolder()

  @Test(arguments: Place.allCases)
  func `rows come in reverse where a statement names no order`(_ place: Place) throws {
    let store = try place.open(in: folder)
    for name in ["top", "middle", "bottom"] { try store.addShelf(name) }
    #expect(try store.value("PRAGMA reverse_unordered_selects") == 1)
    #expect(try store.rows("SELECT id FROM shelf") { try $0[0] as Int } == [3, 2, 1])
  }
}
