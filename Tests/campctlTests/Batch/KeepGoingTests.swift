import Foundation
import TestSupport
import Testing

/// With --keep-going each line stands alone.
@Suite struct KeepGoingTests: ~Copyable {
  private let shell = Shell.campground()

  @Test func `refused lines are reported and the others are done`() throws {
    let outcome = try shell.batch(
      """
      add-site 1
      add-site 12

      reserve --site 1 --camper c-1 --arrive 2027-07-04 --nights 2
      reserve --site 1 --camper c-1 --arrive 2027-07-05 --nights 2
      reserve --site 99 --camper c-1 --arrive 2027-07-05 --nights 2
      nonsense
      {"command":"add-site"
      add-site 2
      """, "--keep-going")
    #expect(outcome.status == 6)
    #expect(outcome.outline == ["1 ok", "2 5", "4 ok", "5 3", "6 4", "7 64", "8 65", "9 ok"])
    let taken = outcome.replies[3]
    #expect(taken.command == "reserve")
    #expect((taken.error?["conflict"] as? [String: String])?["holder"] == "r-1")
    #expect(taken.error?["line"] as? Int == 5)
    #expect(try shell.siteNumbers() == ["1", "2", "12"])
    #expect(try outcome.summary.differences(from: ["lines": 9, "done": 3, "refused": 5]) == [])
  }

  /// A move gives its nights back before it is refused others.
  @Test func `a line that is refused in its middle leaves those around it`() throws {
    let outcome = try shell.batch(
      """
      add-site 1
      add-site 2
      reserve --site 1 --camper c-1 --arrive 2027-07-04 --nights 2
      reserve --site 2 --camper c-1 --arrive 2027-07-04 --nights 2
      move r-2 --site 1
      add-site 3
      move r-2 --site 1 --from 2027-07-05
      move r-2 --site 3
      """, "--keep-going --key import")
    #expect(outcome.status == 6)
    #expect(outcome.outline == ["1 ok", "2 ok", "3 ok", "4 ok", "5 3", "6 ok", "7 3", "8 ok"])
    #expect(try outcome.summary["done"] as? Int == 6)
    #expect(try outcome.summary["refused"] as? Int == 2)
    #expect(try shell.json("show-reservation r-2")["site"] as? String == "3")
    let log = try shell.jsonList("log").map { "\($0["id"] ?? "") \($0["batch"] ?? "") \($0["key"] ?? "")" }
    let numbers = [8, 6, 4, 3, 2, 1]
    #expect(log.prefix(6) == zip((3...8).reversed(), numbers).map { "o-\($0) o-3 import:\($1)" }[...])
    #expect(try shell.run("campctl check").status == 0)
  }

  @Test func `what people are told of the lines is told once, although they are done again`() throws {
    let lines = """
      add-site 1
      add-site 2
      reserve --site 1 --camper c-1 --arrive 2027-07-04 --nights 2
      reserve --site 2 --camper c-1 --arrive 2027-07-04 --nights 2
      add-site 1
      list-blocks
      move r-2 --site 1
      add-site 2
      """
    try Data(lines.utf8).write(to: shell.home.appending(path: "lines"))
    let result = try shell.run("campctl batch --keep-going $HOME/lines")
    let told = result.errors.split(separator: "\n").filter { !$0.hasPrefix("Hint:") }.dropLast()
    #expect(
      told == [
        "Line 5: Error: There is a site 1 already.", "There are no blocks.",
        "Line 7: Error: Site 1 is reserved from Sun 2027-07-04 to Tue 2027-07-06 (r-1).",
        "Line 8: Error: There is a site 2 already.",
      ])
    #expect(result.output.split(separator: "\n").count == 4)
  }

  @Test func `a program may wait for each reply before it writes the next line`() throws {
    let batch = try Running("batch --keep-going --jsonl", in: shell)
    for number in 1...20 {
      try batch.send("add-site B-\(number)\n")
      let reply = try batch.reply()
      #expect(reply["line"] as? Int == number)
      #expect(reply["ok"] as? Bool == true)
    }
    try batch.send("reserve --site B-1 --camper c-1 --arrive 2027-07-04 ")
    #expect(batch.line(within: 0.1) == nil)
    try batch.send("--nights 1\nadd-site 12\n")
    let id = try #require(try batch.reply()["result"] as? [String: Any])["id"] as? String
    #expect(try batch.reply()["ok"] as? Bool == false)
    #expect(try shell.json("show-reservation \(id ?? "")")["site"] as? String == "B-1")
    try batch.endInput()
    #expect(batch.rest().isEmpty)
    #expect(batch.status() == 6)
  }

  @Test func `what a reply says is on disk, and another process may write between`() throws {
    let batch = try Running("batch --keep-going --jsonl", in: shell)
    for number in 1...5 {
      try batch.send("add-site A-\(number)\n")
      #expect(try batch.reply()["ok"] as? Bool == true)
      #expect(try shell.json("show-site A-\(number)")["number"] as? String == "A-\(number)")
      #expect(try shell.run("campctl add-site B-\(number)").status == 0)
    }
    batch.send(signal: SIGKILL)
    #expect(try shell.siteNumbers().count == 11)
  }

  @Test func `a line that is too long is refused as a line`() throws {
    let most = String(repeating: "x", count: (1 << 20) - 2)
    let outcome = try shell.batch("# \(most)\n# \(most)x\nadd-site 1\nadd-site 2 # \(most)", "--keep-going")
    #expect(outcome.outline == ["2 65", "3 ok", "4 65"])
    #expect(outcome.replies.first?.error?["name"] as? String == "unreadableInput")
    let whole = try shell.batch("add-site 5\n# \(most)x\n")
    #expect(whole.status == 65)
    #expect(try whole.error["line"] as? Int == 2)
    let piped = try shell.run(
      "{ head -c 5000000 /dev/zero | tr '\\0' x; echo; echo add-site 3; } | campctl batch --keep-going --jsonl")
    #expect(piped.status == 6)
    #expect(piped.output.split(separator: "\n").count == 2)
    #expect(try shell.siteNumbers() == ["1", "3", "12"])
  }

  @Test func `a reader that goes away is no error, and no line is done in silence for long`() throws {
    let lines = (1...3000).map { "add-site Z-\($0)\n" }.joined()
    try Data(lines.utf8).write(to: shell.home.appending(path: "lines"))
    let result = try shell.run("{ campctl batch --keep-going --jsonl $HOME/lines; echo $? >&2; } | head -n 1")
    #expect(!result.errors.contains("Fatal"))
    #expect(result.errors.split(separator: "\n").last.flatMap { Int($0) }.map { $0 < 128 } == true, "\(result.errors)")
  }

  @Test(
    TestEngine.ofFiles("it fills the disk of a file"),
    arguments: [("--jsonl", #""applied":null"#), ("", "The reported results are on disk, and nothing else.\n")])
  func `a disk that fills up leaves what was answered, and is told so`(option: String, words: String) throws {
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
