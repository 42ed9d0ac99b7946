import Foundation
import TestSupport
import Testing

/// A disk that fills up while the lines of a batch come.
@Suite struct FullDiskTests {
  @Test(
    TestEngine.ofFiles("it fills the disk of a file"),
    arguments: [
      ("--jsonl", #""applied":null"#), ("", "The reported results are on disk, and nothing else.\n"),
    ])
  func `a disk that fills up leaves what was answered, and is told so`(option: String, words: String) throws {
    let shell = try Shell.withCampground()
    let size = try #require(shell.storeBytes?.count)
    let batch = try Running("batch --keep-going \(option)", in: shell, blocks: size / 512 + 100)
    try batch.send("add-site 1\n")
    #expect(batch.line() != nil)
    let notes = String(repeating: "x", count: 1000)
    // The rest cannot be sent: it is no longer read.
    try? batch.send((1000...1400).map { "add-camper 'No. \($0)' --phone 555-\($0) --notes \(notes)\n" }.joined())
    try? batch.endInput()
    let answered = batch.rest().count
    #expect(batch.status() == 74)
    #expect(batch.said.contains(words), "\(batch.said)")
    #expect(try shell.jsonList("list-campers").count == 1 + answered)
    #expect(try shell.siteNumbers() == ["1", "12"])
  }
}
