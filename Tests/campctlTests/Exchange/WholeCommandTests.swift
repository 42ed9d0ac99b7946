import Foundation
import TestSupport
import Testing

@testable import CampgroundManager

/// A whole campground that leaves in a folder, and comes back.
@Suite struct WholeCommandTests: ~Copyable {
  private let shell = Shell.campground()

  @Test func `a campground goes through a folder and back`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --key k")
    #expect(try shell.json("export all ~/whole")["journal"] as? Bool == true)
    let check = """
      cd && campctl import all whole --store again.sqlite && campctl export all again --store again.sqlite &&
      diff -r whole again && campctl check --store again.sqlite && stat -c %a whole whole/ledger.jsonl
      """
    let result = try shell.run(check)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output.contains("Imported whole, with 1 site, 1 camper, 1 reservation, 2 nights and 3 journal entries."))
    #if os(Linux)
      #expect(result.output.hasSuffix("700\n600\n"))
    #endif
    let replayed = try shell.json(
      "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --key k --store ~/again.sqlite")
    #expect(replayed["replayed"] as? Bool == true)
  }

  @Test func `a rehearsal keeps nothing, and a refusal makes nothing`() throws {
    try shell.json("export all ~/whole --without-journal")
    let tried = try shell.json("import all ~/whole --store ~/new.sqlite --dry-run")
    #expect(tried.differences(from: ["dryRun": true, "sites": 1]) == [])
    #expect(try shell.refusal("import all ~/whole").outline == "5 storeNotEmpty")
    #expect(try shell.refusal("export all ~/whole").status == 5)
    let changed = try shell.run("cd && echo '{' >> whole/campers.jsonl && campctl import all whole --store new.sqlite")
    #expect(changed.status == 65)
    #expect(
      changed.errors == "Error: Line 2 of whole/campers.jsonl is not JSON: column 2 should have a key in quotes.\n")
    #expect(try shell.refusal("import all ~/nowhere --store ~/new.sqlite").status == 65)
    #expect(try shell.refusal("import all ''").status == 64)
    #expect(try FileManager.default.contentsOfDirectory(atPath: shell.home.path).filter { $0.contains("new") } == [])
  }

  @Test func `a campground of which every command has been used comes back as it was`() throws {
    let life = try MarkedLife()
    let camp = TestCampground(store: life.store, today: "2027-10-02").campground
    for isForgotten in [false, true] {
      if isForgotten { try life.forget() }
      let files = try WholeFiles(of: camp)
      let taken = try files.taken()
      #expect(try WholeFiles(of: taken.campground).differences(from: files) == [])
      #expect(try StoredRows(of: taken.store).differences(from: StoredRows(of: camp.store)) == [])
      let bare = try WholeFiles(of: camp, withJournal: false)
      #expect(try WholeFiles(of: bare.taken().campground, withJournal: false).differences(from: bare) == [])
    }
  }
}
