import CampgroundManager
import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// Names that have to differ, in which one person stands in two spellings (domain rule R24).
@Suite struct ForgetNamesTests {
  private let camp = TestCampground(sites: 1, 2) { camp in
    try camp.makeCamper("Ann Zzyzx", phoneNumber: "(509) 555-0199")
    try camp.makeCamper("Ben Fox", phoneNumber: "555-0102")
  }

  @Test func `are numbered where forgetting would make them one, in all that refers to them`() throws {
    for name in ["Ann Zzyzx", "Zzyzx Ann"] {
      try camp.makeRate("\(name)'s week")
      try camp.makeTax("tax of \(name)") { $0.percent = Percent("10%") }
      try camp.makeDiscount("\(name)'s") { $0.percent = Percent("10%") }
      try camp.makeItem("\(name)'s wood")
      try camp.makeRule("for \(name)") { $0.minNights = .set(2) }
      _ = try camp.sell(item: "\(name)'s wood")
    }
    try camp.makeItem("Forgotten c-1's wood 2")
    try camp.reserve(1) { $0.camper = "c-2" }
    let sums = try camp.sums()
    try camp.people.forget("c-1", everywhere: true)
    let items = try camp.items.listItems().map(\.name)
    #expect(items == ["Forgotten c-1's wood", "Forgotten c-1's wood 3", "Forgotten c-1's wood 2"])
    let sold: [String] = try camp.store.rows("SELECT DISTINCT name FROM ledger WHERE name LIKE '%wood%' ORDER BY name")
    {
      try $0[0]
    }
    #expect(sold == ["Forgotten c-1's wood", "Forgotten c-1's wood 3"])
    #expect(try camp.sums() == sums)
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `so are those of things that are removed, which come back`() throws {
    try camp.makeItem("Ann Zzyzx's wood")
    _ = try camp.items.removeItem("Ann Zzyzx's wood")
    try camp.makeItem("ANN ZZYZX's wood")
    try camp.people.forget("c-1", everywhere: true)
    let removal = try #require(try camp.entries().first { $0.command == "remove-item" })
    try camp.undo.undo(EntryReference(removal.id))
    #expect(try Set(camp.items.listItems().map(\.name)) == ["Forgotten c-1's wood", "Forgotten c-1's wood 2"])
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `and numbers of others' stays at their sources`() throws {
    for (site, ref) in [(1, "Ann Zzyzx 7"), (2, "ann zzyzx 7")] as [(SiteNumber, String)] {
      try camp.reserve(site) { ($0.camper, $0.source, $0.ref) = ("c-2", "web", ref) }
    }
    try camp.people.forget("c-1", everywhere: true)
    let refs = [try camp.reservations.find("r-1").ref, try camp.reservations.find("r-2").ref]
    #expect(Set(refs) == ["Forgotten c-1 7", "Forgotten c-1 7 2"])
    #expect(try camp.checks.check().problems == [])
  }

  @Test(TestEngine.ofFiles)
  func `each text that the store keeps apart is one of these fields`() throws {
    let columns: [String] = try camp.store.rows(
      """
      SELECT tables.name || ' ' || columns.name FROM sqlite_schema AS tables
        JOIN pragma_index_list(tables.name) AS indices JOIN pragma_index_info(indices.name) AS columns
        JOIN pragma_table_info(tables.name) AS types ON types.name = columns.name
      WHERE tables.type = 'table' AND indices."unique" AND types.type = 'TEXT'
      """
    ) { try $0[0] }
    let kept: Set = ["camp_site number", "key name", "type_rules type"]
    let apart = Set(columns).subtracting(kept)
    #expect(apart.contains("rate name") && apart.contains("reservation ref"))
    let days: Set = ["arrival", "departure", "night"]
    for column in apart {
      let name = String(column.split(separator: " ")[1])
      #expect(OthersTexts.namingFields.union(days).contains(name), "\(column)")
    }
  }
}
