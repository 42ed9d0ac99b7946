import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

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
