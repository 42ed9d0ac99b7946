import Foundation
import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// Names, numbers and keys by which things are found, and access to the file.
extension CheckTests {
  private static let misled: [(SQL, String)] = [
    ("UPDATE camper SET name_key = 'bacon' WHERE id = 1", "c-1"),
    ("UPDATE camper SET phone_digits = '1' WHERE id = 1", "c-1"),
    ("UPDATE camper SET email_key = 'a@b.c' WHERE id = 1", "c-1"),
    ("UPDATE camp_site SET order_key = 'x' WHERE id = 2", "site 2"),
  ]

  @Test func `a camper or a site that is not found by what it is called is named`() throws {
    for (damage, thing) in Self.misled {
      let found = try problems { try $0.execute(damage) }
      #expect(found.map(\.name) == ["notFoundByName"], "\(damage.text)")
      #expect(found.first?.value == thing)
    }
  }

  @Test(arguments: ["camper", "camp_site", "reservation", "block", "waitlist", "ledger", "command"])
  func `a number that would be given out again is named`(table: String) throws {
    let found = try problems { try $0.setLastNumber(givenBy: table, to: 0) }
    #expect(found.map(\.name) == ["numberUsedAgain"])
    #expect(try problems { try $0.forgetLastNumber(givenBy: table) } == found)
  }

  @Test(arguments: ["identity = '1c54c360537b\u{12}ce7'", "identity = '1C54C360537B2CE7'", "needs = '0.8.0'"] as [SQL])
  func `an identity that was never drawn and another release than the schema's are named`(damage: SQL) throws {
    try expect("unreadableRows") { try $0.execute("UPDATE campground SET \(damage)") }
  }

  @Test func `a key of another name than its entry's is named`() throws {
    let camp = try camp()
    let terms = WriteTerms { $0.key = RequestKey("k", request: "add-site 4") }
    try camp.campground.writing(terms) { try camp.makeCampSites(4) }
    try #require(try camp.checks.check().isSound)
    try camp.store.damage("UPDATE key SET name = 'other'")
    #expect(try camp.checks.check().problems.map(\.name) == ["keyDiffers"])
  }

  @Test func `an undo and a batch in the wrong order are named`() throws {
    try expect("undoneBefore") { try $0.execute("UPDATE undoing SET entry = by") }
    try expect("batchBegunLater") { try $0.execute("UPDATE command SET batch = 3 WHERE id = 2") }
  }

  @Test func `rules, policy, waitlist and whom a block displaced are as the journal has them`() throws {
    let camp = try camp()
    try camp.agree { $0.deposit = Portion("20%") }
    try camp.set {
      $0.type = "standard"
      $0.minNights = .set(2)
    }
    let store = camp.campground.store
    try store.write { try store.dropTrigger("policy_stands", of: "policy") }
    for (damage, mend) in [
      ("UPDATE policy SET early = 'refund'", "UPDATE policy SET early = 'keep'"),
      ("UPDATE waitlist SET adults = 7", "UPDATE waitlist SET adults = 2"),
      ("UPDATE type_rules SET min_nights = 3", "UPDATE type_rules SET min_nights = 2"),
      ("UPDATE displaced_night SET price = price + 1", "UPDATE displaced_night SET price = price - 1"),
    ] as [(SQL, SQL)] {
      try store.damage(damage)
      #expect(try camp.checks.check().problems.map(\.name).contains("differsFromJournal"), "\(damage.text)")
      try store.damage(mend)
      // The trigger that would have refused the first of them is missing.
      #expect(try camp.checks.check().problems.map(\.name) == ["definitionDiffers"])
    }
  }

  @Test func `a policy that was in force once is as the journal has it`() throws {
    for damage in [
      "UPDATE policy SET early = 'refund' WHERE version = 2", "UPDATE policy SET version = 7 WHERE version = 2",
      "DELETE FROM policy WHERE version = 2",
    ] as [SQL] {
      let camp = try camp()
      try camp.agree { $0.deposit = Portion("20%") }
      try camp.agree { $0.deposit = Portion("30%") }
      try #require(try camp.checks.check().isSound)
      let store = camp.campground.store
      try store.write {
        for trigger in ["policy_stands", "policy_stays"] { try store.dropTrigger(trigger, of: "policy") }
        try store.execute(damage)
      }
      #expect(try camp.checks.check().problems.map(\.name).contains("policyDiffers"), "\(damage.text)")
    }
  }

  @Test func `a store that others can reach is no sound one, and says what to do`() throws {
    let folder = TemporaryFolder()
    let camp = try TestCampground(folder.location())
    try #require(try camp.checks.check().isSound)
    for mode in [0o640, 0o604, 0o620, 0o602] as [mode_t] {
      chmod(folder.path("camp.sqlite"), mode)
      let found = try camp.checks.check()
      #expect(found.problems.map(\.name) == ["fileOpenToOthers"])
      #expect(found.problems == [.check(.exposed(.file(path: folder.path("camp.sqlite"))))])
      #expect(found.isSoundWithin)
    }
    chmod(folder.path("camp.sqlite"), 0o600)
    #expect(try camp.checks.check().isSound)
  }
}
