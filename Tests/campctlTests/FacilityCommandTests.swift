import Foundation
import TestSupport
import Testing

/// An export of many facilities: their list, and the import of each into a store of its own.
@Suite struct FacilityCommandTests: ~Copyable {
  private let shell = Shell()

  private static let odd = "Fixtures/RIDB/odd-export"

  private func stores() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: shell.home.appending(path: "camps").path).sorted()
  }

  private func results(_ options: String = "") throws -> [[String: Any]] {
    try shell.jsonList("import sites \(Self.odd) --each $HOME/camps \(options)")
  }

  @Test(TestEngine.ofFiles("the campground of a server is there"))
  func `the facilities of an export are listed, and no store is made`() throws {
    let list = try shell.jsonList("import sites \(Self.odd) --list-facilities")
    #expect(list.map { $0["facility"] as? String } == ["900002", "900001", "900003"])
    #expect(list.map { $0["name"] as? String } == ["Fern Hollow", "Odd Corners, The", nil])
    #expect(list.map { $0["campsites"] as? Int } == [1, 18, 1])
    let text = try shell.run("campctl import sites \(Self.odd) --list-facilities")
    #expect(text.output.hasPrefix("FACILITY  NAME              CAMPSITES\n900002    Fern Hollow               1\n"))
    let csv = try shell.run("campctl import sites \(Self.odd) --list-facilities --csv")
    #expect(
      csv.output.hasPrefix("facility,name,campsites\r\n900002,Fern Hollow,1\r\n900001,\"Odd Corners, The\",18\r\n"))
    #expect(shell.storeBytes == nil)
    #expect(try shell.filesBesideStore() == [])
    #expect(try shell.refusal("import sites Fixtures/Nowhere --list-facilities").status == 65)
  }

  @Test(TestEngine.ofFiles("the campground of a server is there"))
  func `each facility comes into a store of its own, with its name`() throws {
    let first = try results()
    #expect(first.map { $0["facility"] as? String } == ["900002", "900001", "900003", nil])
    #expect(first.map { $0["added"] as? Int } == [1, 11, 1, 0])
    #expect(first.map { ($0["skipped"] as? [Any])?.count ?? 0 > 0 } == [true, true, true, true])
    #expect(first.map { $0["changed"] as? Bool } == [true, true, true, false])
    #expect(try stores() == ["900001.sqlite", "900002.sqlite", "900003.sqlite"])
    #expect(try shell.json("settings --store $HOME/camps/900001.sqlite")["name"] as? String == "Odd Corners, The")
    #expect(try shell.json("settings --store $HOME/camps/900003.sqlite")["name"] as? String == nil)
    for store in try stores() {
      #expect(try shell.run("campctl check --store $HOME/camps/\(store)").status == 0)
    }
    let again = try results()
    #expect(again.map { $0["unchanged"] as? Int } == [1, 11, 1, 0])
    #expect(again.allSatisfy { $0["changed"] as? Bool == false })
    #expect(shell.storeBytes == nil)
  }

  @Test func `a dry run answers the same and makes nothing`() throws {
    let rehearsed = try results("--dry-run")
    #expect(rehearsed.map { $0["added"] as? Int } == [1, 11, 1, 0])
    #expect(rehearsed.prefix(3).allSatisfy { $0["dryRun"] as? Bool == true })
    #expect(!FileManager.default.fileExists(atPath: shell.home.appending(path: "camps").path))
    _ = try results()
    #expect(try results("-n").map { $0["unchanged"] as? Int } == [1, 11, 1, 0])
  }

  @Test func `a key is of each store`() throws {
    _ = try results("--key first")
    #expect(try results("--key first").prefix(3).allSatisfy { $0["replayed"] as? Bool == true })
  }

  @Test func `in text a line is a facility, and the sum stands below`() throws {
    let result = try shell.run("campctl import sites \(Self.odd) --each $HOME/camps/")
    #expect(result.output.split(separator: "\n").count == 5)
    let row = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("900001") })
    #expect(row.split(separator: " ").dropLast() == ["900001", "Odd", "Corners,", "The", "11", "0", "0"])
    #expect(result.errors.hasPrefix("13 sites in 3 stores in "))
    let quiet = try shell.run("campctl import sites \(Self.odd) --each $HOME/camps -q")
    #expect(quiet.output.hasPrefix("900002\n900001\n900003\n"))
  }

  @Test func `a store that cannot be used ends the import, with the results of those before`() throws {
    try FileManager.default.createDirectory(at: shell.home.appending(path: "camps"), withIntermediateDirectories: true)
    let other = shell.home.appending(path: "camps/900001.sqlite")
    try Data(repeating: 65, count: 5000).write(to: other)
    let result = try shell.run("campctl import sites \(Self.odd) --each $HOME/camps --jsonl")
    #expect(result.status == 78)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.errors.contains("900001.sqlite"))
    #expect(try Data(contentsOf: other) == Data(repeating: 65, count: 5000))
    #expect(try stores() == ["900001.sqlite", "900002.sqlite"])
  }

  @Test func `a place that is no folder is refused before anything is read`() throws {
    try Data("text".utf8).write(to: shell.home.appending(path: "camps"))
    let refusal = try shell.refusal("import sites \(Self.odd) --each $HOME/camps")
    #expect(refusal.status == 74)
    #expect(refusal.message.hasSuffix("camps cannot be written: Not a directory."))
  }

  @Test func `a facility without a site for the night has no store`() throws {
    let rows = "CampsiteID,FacilityID,CampsiteName,CampsiteType,TypeOfUse\n1,a/b,1,PICNIC,Day\n2,../c,2,RV,Overnight\n"
    try FileManager.default.createDirectory(at: shell.home.appending(path: "export"), withIntermediateDirectories: true)
    try Data(rows.utf8).write(to: shell.home.appending(path: "export/Campsites_API_v1.csv"))
    let list = try shell.jsonList("import sites $HOME/export --each $HOME/camps")
    #expect(list.map { $0["facility"] as? String } == ["../c", "a/b"])
    #expect(list[1]["store"] is NSNull)
    #expect((list[1]["skipped"] as? [Any])?.count == 1)
    #expect(try stores() == ["%2E%2E%2Fc.sqlite"])
  }

  @Test(
    TestEngine.ofFiles("the campground of a server is there"),
    arguments: [
      "--each o --list-facilities", "--each o --facility 1", "--facility 1 --list-facilities", "--each ''",
      "--each o --store s",
    ])
  func `ways to import that exclude each other are refused`(options: String) throws {
    #expect(try shell.refusal("import sites \(Self.odd) \(options)").status == 64)
    #expect(shell.storeBytes == nil)
  }

  @Test func `in a batch the list may stand, but not the import of each`() throws {
    let shell = Shell.campground()
    let outcome = try shell.batch(
      "import sites \(Self.odd) --list-facilities\nimport sites \(Self.odd) --each camps", "--keep-going")
    #expect(outcome.outline == ["1 ok", "2 64"])
  }
}
