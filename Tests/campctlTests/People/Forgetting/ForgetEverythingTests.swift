import Persistence
import TestSupport
import Testing

@testable import CampgroundManager
@testable import campctl

/// Every word about a person can be erased, also in fields that are added later.
@Suite struct ForgetEverythingTests {
  @Test func `nothing that was ever said of a person is left in any byte`() throws {
    let life = try MarkedLife()
    #expect(try life.missing(among: EveryWriteTests.names) == ["forget-camper"])
    #expect(try ErasureAudit.unmarked(in: life.store) == [])
    try life.forget()
    #expect(try ErasureAudit.left(in: life.store, life.folder) == [])
    #expect(try TestCampground(store: life.store).checks.check().problems == [])
  }

  @Test func `a column that is added without care fails by its name`() throws {
    let life = try MarkedLife()
    try life.store.damage("ALTER TABLE reservation ADD COLUMN nickname TEXT")
    #expect(try ErasureAudit.unmarked(in: life.store) == ["reservation.nickname"])
    try life.store.damage("UPDATE reservation SET nickname = 'zqxjnickname' WHERE id = 1")
    #expect(try ErasureAudit.unmarked(in: life.store) == [])
    try life.forget()
    let left = try ErasureAudit.left(in: life.store, life.folder)
    #expect(left == ["reservation.nickname still has zqxjnickname", "camp.sqlite still has zqxjnickname"])
  }

  @Test func `so does a table`() throws {
    let life = try MarkedLife()
    try life.store.damage("CREATE TABLE pet (id INTEGER PRIMARY KEY, name TEXT) STRICT")
    #expect(try ErasureAudit.unmarked(in: life.store) == ["pet.name"])
  }

  @Test func `and a field of an image, of a request and of an answer`() throws {
    let life = try MarkedLife()
    try life.store.write {
      let isPersons: SQL = "WHERE kind = 'reservation' AND thing = 1"
      try life.store.execute("UPDATE change SET after = json_set(after, '$.pet', 'Rex') \(isPersons)")
      try life.store.execute("UPDATE command SET request = json_set(request, '$.pet', NULL) WHERE name = 'hold'")
      try life.store.execute("UPDATE key SET answer = json_set(answer, '$.pet', 'Rex') WHERE request LIKE 'pay %'")
    }
    let unmarked = try ErasureAudit.unmarked(in: life.store)
    #expect(unmarked == ["change.after(reservation).pet", "command.request(hold).pet", "key.answer(pay).pet"])
    try life.store.write {
      try life.store.execute("UPDATE change SET after = json_set(after, '$.pet', 'zqxjpet') WHERE kind = 'reservation'")
    }
    try life.forget()
    let left = try ErasureAudit.left(in: life.store, life.folder)
    #expect(left == ["change.after(reservation).pet still has zqxjpet", "camp.sqlite still has zqxjpet"])
  }

  @Test func `a command that writes is in that life, or one of the campground's own`() throws {
    let missing = try MarkedLife().missing(among: EveryWriteTests.names + ["adopt-camper"])
    #expect(missing == ["forget-camper", "adopt-camper"])
  }

  @Test(arguments: [
    (
      "reserve",
      [
        "new", "phone", "email", "plates", "override", "overrideCapacity", "pass", "because", "taxExempt",
      ]
    ),
    ("swap", ["override", "overrideCapacity"]),
  ])
  func `the arguments that take words are found by trying`(command: String, keys: [String]) throws {
    let texts = command == "reserve" ? ReservationDetails.fields.fields.compactMap(\.name?.description) : []
    let found = WordArgument.all(of: try CommandRegistry.type(of: command)).map(\.description.key)
    #expect(found.filter { !texts.contains($0) } == keys && texts.allSatisfy(found.contains))
  }
}
