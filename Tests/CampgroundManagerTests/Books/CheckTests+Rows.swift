import Foundation
import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// Rows beside the journal's images of them, and problems that the engine finds by itself.
extension CheckTests {
  private static let damages: [SQL] = [
    "UPDATE camper SET notes = 'Bacon Hater'", "UPDATE camp_site SET water = 0 WHERE id = 1",
    "UPDATE settings SET name = 'Molten Lake'", "UPDATE rate SET nightly = 1 WHERE id = 1",
    "UPDATE tax SET percent = 1 WHERE id = 1", "UPDATE block SET reason = 'none'", "DELETE FROM rate WHERE id = 2",
    "UPDATE reservation SET adults = 9 WHERE id = 1",
  ]

  @Test func `a row that is not what the journal last said is named`() throws {
    for damage in Self.damages {
      let found = try problems { try $0.execute(damage) }
      #expect(Set(found.map(\.name)) == ["differsFromJournal"], "\(damage.text): \(found)")
    }
  }

  @Test func `a row that cannot be read hides no other from the check`() throws {
    let found = try problems {
      try $0.execute("UPDATE reservation SET departure = arrival + 9000 WHERE id = 1")
      try $0.execute("UPDATE reservation SET adults = 9 WHERE id = 2")
    }
    #expect(found.map(\.name).contains("unreadableRows"))
    #expect(found.contains(.check(.differsFromJournal(kind: "reservation", label: "r-2", .changed))))
  }

  @Test func `what a blocked night costs, and odd words of who waits, are named`() throws {
    try expect("blockDiffers") { try $0.execute("UPDATE night SET extra_pets = 1 WHERE block IS NOT NULL") }
    let camp = try camp()
    try camp.store.damage("UPDATE waitlist SET needs = replace(needs, '\"type\"', '\"typd\"')")
    #expect(try camp.checks.check().problems.map(\.name) == ["needsDiffer", "unreadableRows"])
  }

  @Test func `a letter of a name in an image that is another is named, whatever the thing`() throws {
    let camp = try camp()
    let store = camp.campground.store
    let images = try store.read {
      try store.rows(
        """
        SELECT kind, after FROM change
        WHERE id IN (SELECT max(id) FROM change GROUP BY kind, thing) AND after IS NOT NULL
        """
      ) {
        (try $0[0] as String, try $0[1] as String)
      }
    }
    #expect(Set(images.map(\.0)).count == 10)
    for (kind, image) in images {
      for name in image.matches(of: /"(\w+)":/).map(\.output.1) where name != "version" {
        let flipped = image.replacing("\"\(name)\":", with: "\"\(name.dropLast())~\":")
        let table = try #require(camp.campground.tables.keeping(kind))
        #expect(throws: StoreError.unreadableImage, "\(name) of a \(kind)") { try Self.read(flipped, as: table) }
      }
    }
    try store.write {
      try store.execute(
        "UPDATE change SET after = replace(after, '\"isFee\"', '\"isFeg\"') WHERE kind = 'tax' AND thing = 1")
    }
    #expect(try camp.checks.check().problems.map(\.name) == ["unreadableRows"])
  }

  @Test func `an image that lacks what every release has written is damage`() {
    let lacking: [(any JournaledTable.Type, String)] = [
      (SettingsTable.self, #"{"version":1}"#), (CampSiteTable.self, #"{"version":1}"#),
      (TaxTable.self, #"{"id":"t-1","rule":{"name":"L","isFee":false},"version":1}"#),
      (ReservationTable.self, #"{"id":"r-1","status":"reserved","camper":"c-1","site":"1","version":1}"#),
    ]
    for (table, image) in lacking {
      #expect(throws: StoreError.unreadableImage, "\(image)") { try Self.read(image, of: table) }
    }
  }

  private static func read<Table: JournaledTable>(_ image: String, of table: Table.Type) throws {
    _ = try Table.image(image)
  }

  private static func read<Table: JournaledTable>(_ image: String, as table: Table) throws {
    _ = try Table.image(image)
  }

  @Test func `extras of a night without a price, and a currency in small letters, are named`() throws {
    let camp = TestCampground(sites: 1)
    try camp.reserve(1, "2027-07-04"..<"2027-07-06")
    try camp.set { $0.minNights = 2 }
    let store = camp.campground.store
    try store.write {
      _ = try store.execute("UPDATE night SET extra_vehicles = 1 WHERE night = \("2027-07-05" as Day)")
    }
    #expect(try camp.checks.check().problems == [.mismatch(.extrasWithoutPrice("r-1", "2027-07-05"))])
    try store.write {
      try store.execute("UPDATE night SET extra_vehicles = 0")
      try store.execute("UPDATE settings SET currency = 'uSD'")
    }
    #expect(try !camp.checks.check().isSound)
  }

  @Test func `a row that the journal does not know is named`() throws {
    let found = try problems { _ = try CampSiteTable(store: $0).insert(CampSite(new: "99"), as: 99) }
    #expect(found == [.check(.notInJournal(kind: "site", 99))])
  }

  @Test func `a row that refers to nothing is named`() throws {
    let camp = TestCampground(sites: 1)
    try camp.makeRate { $0.site = 1 }
    let store = camp.campground.store
    try store.writeWithoutReferences { try store.execute("DELETE FROM camp_site") }
    #expect(try camp.checks.check().problems.map(\.name).contains("danglingReference"))
  }

  @Test(TestEngine.ofFiles) func `what the engine's own check finds is named`() throws {
    let camp = try camp()
    let store = camp.campground.store
    try store.forEach("PRAGMA ignore_check_constraints = ON") { _ in }
    try store.damage("UPDATE reservation SET departure = arrival - 1 WHERE id = 1")
    try store.forEach("PRAGMA ignore_check_constraints = OFF") { _ in }
    let found = try camp.checks.check().problems
    #expect(found.contains(.check(.damagedFile("CHECK constraint failed in reservation"))))
    #expect(found.map(\.name).contains("nightOutsideStay"))
  }

  @Test func `text that is not what is written is a problem, not the end of the check`() throws {
    let found = try problems { try $0.execute("UPDATE reservation SET taxes = 'none' WHERE id = 1") }
    #expect(found.map(\.name).allSatisfy { $0 == "unreadableRows" })
    #expect(found.compactMap(\.value).contains("r-1"))
  }

  @Test func `what is defined otherwise than campctl does is a problem`() throws {
    let found = try problems { try $0.execute("CREATE INDEX by_loop ON camp_site (loop)") }
    #expect(found == [.check(.definitionDiffers("by_loop"))])
  }

  @Test func `taxes that cannot be read are damage, not a fault of the program`() {
    #expect(throws: StoreError.corrupt("a text in it is not what is written")) { try [TaxRule](listText: "none") }
  }

  @Test func `a store in ruins is told by its first hundred problems`() throws {
    let camp = try TestCampground()
    for number in 1...120 { try camp.makeCampSite(SiteNumber(integerLiteral: number)) }
    try camp.campground.store.damage("UPDATE camp_site SET water = 0")
    let found = try camp.checks.check()
    #expect(found.problems.count == 100)
    #expect(found.more == 20)
  }
}

/// A thing that no entry of the journal has made is found, whatever its kind: the kinds are those of the tables.
@Suite struct UnjournaledThingTests {
  @Test(arguments: FilledThing.all) func `the check names it`(thing: FilledThing) throws {
    for sample in try thing.samples() {
      let store = sample.camp.store
      try #require(try sample.camp.checks.check().isSound)
      try store.write {
        try store.dropTrigger("change_stays", of: "change")
        try store.execute("DELETE FROM change WHERE kind = \(thing.kind) AND thing = \(sample.number)")
      }
      let found = try sample.camp.checks.check().problems
      #expect(found.contains(.check(.notInJournal(kind: thing.kind, sample.number))), "\(found)")
    }
  }

  @Test(arguments: FilledThing.all) func `a folder with it and without its entries is refused`(thing: FilledThing)
    throws
  {
    for sample in try thing.samples() {
      var files = try WholeFiles(of: sample.camp.campground)
      let lines = try #require(files.files["records.jsonl"]).split(separator: UInt8(ascii: "\n"))
      let part = Array("\"kind\":\"\(thing.kind)\",\"thing\":\(sample.number),".utf8)
      let others = lines.filter { !$0.contains(part) }
      try #require(others.count < lines.count)
      files.files["records.jsonl"] = others.flatMap { $0 + [UInt8(ascii: "\n")] }
      try files.sign("records.jsonl")
      let error = try #require(throws: UnsoundFolder.self) { try files.take(into: TestCampground().campground) }
      #expect(error.found.problems.contains(.check(.notInJournal(kind: thing.kind, sample.number))))
    }
  }
}
