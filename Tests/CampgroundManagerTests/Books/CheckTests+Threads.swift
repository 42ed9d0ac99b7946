import Foundation
import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// A check in two threads, as of a file that is not being written to, finds what one finds.
extension CheckTests {
  @Test(TestEngine.ofFiles) func `two threads find what one finds`() throws {
    for damage in [
      "UPDATE reservation SET departure = arrival - 1 WHERE id = 1",
      "UPDATE reservation SET taxes = 'none' WHERE id = 1",
      "UPDATE reservation SET camper = 7 WHERE id = 1", "DELETE FROM night", "UPDATE camp_site SET water = 0",
      "DELETE FROM change WHERE kind = 'ledger'", "UPDATE command SET batch = 3 WHERE id = 2", "DELETE FROM campground",
    ] as [SQL] {
      let folder = TemporaryFolder()
      let path = try folder.write([], to: "camp.sqlite")
      chmod(path, 0o600)
      try camp().campground.store.copy(into: path)
      let store = try Store(folder.location("camp.sqlite"))
      let checks = Campground(store: store).checks
      #expect(try checks.check() == Checkup())
      try store.write { try store.dropTrigger("change_stays", of: "change") }
      try store.forEach("PRAGMA ignore_check_constraints = ON") { _ in }
      try store.writeWithoutReferences { try store.execute(damage) }
      try store.forEach("PRAGMA ignore_check_constraints = OFF") { _ in }
      let alone = try store.write { try checks.check() }
      #expect(alone.problems.count > 1, "\(damage.text)")
      #expect(try checks.check() == alone, "\(damage.text)")
    }
  }
}
