import Foundation
import Testing

/// With a key the same batch can be run again to finish after an interruption.
@Suite struct BatchKeyTests: ~Copyable {
  private let shell = Shell.campground()

  static let stays = (1...6).map { day in
    "{\"command\":\"reserve\",\"site\":\"12\",\"camper\":\"c-1\",\"arrive\":\"2027-07-0\(day)\",\"nights\":1}"
  }

  private func replayed(_ outcome: BatchOutcome) -> [Bool?] {
    outcome.replies.map { $0.result?["replayed"] as? Bool }
  }

  @Test(arguments: ["", "--keep-going"])
  func `a batch run twice under a key replays everything`(options: String) throws {
    let lines = (["# July", ""] + Self.stays + ["list-sites"]).joined(separator: "\n")
    let first = try shell.batch(lines, "--key july \(options)")
    let entries = try shell.jsonList("log").count
    let second = try shell.batch(lines, "--key july --actor other \(options)")
    #expect(replayed(first) == Array(repeating: false, count: 6) + [nil])
    #expect(replayed(second) == Array(repeating: true, count: 6) + [nil])
    #expect(second.status == 0)
    let ids = [first, second].map { $0.replies.map { $0.result?["id"] as? String } }
    #expect(ids[0] == ids[1])
    #expect(try shell.jsonList("log").count == entries)
    #expect(try shell.jsonList("log --limit 1").first?["key"] as? String == "july:8")
  }

  @Test func `the line's key is the name and the line's number, unless it has its own`() throws {
    #expect(try shell.batch("\nadd-site 1\nadd-site 2 --key mine", "--key june").status == 0)
    #expect(try shell.json("add-site 1 --key june:2")["replayed"] as? Bool == true)
    #expect(try shell.json("add-site 2 --key mine")["replayed"] as? Bool == true)
    #expect(try shell.refusal("add-site 3 --key june:2").name == "keyReused")
  }

  @Test func `the two forms of a line are one request under a key`() throws {
    #expect(try shell.batch("add-site 1 --water --max-people 6", "--key a").status == 0)
    let json = "{\"maxPeople\":6,\"water\":true,\"number\":\"1\",\"command\":\"add-site\"}"
    #expect(replayed(try shell.batch(json, "--key a")) == [true])
  }

  @Test func `a batch that was killed in the middle is finished by running it again`() throws {
    let lines = (1...3000).map { "{\"command\":\"add-camper\",\"fullName\":\"No. \($0)\",\"phone\":\"555-\($0)\"}\n" }
    try Data(lines.joined().utf8).write(to: shell.home.appending(path: "lines"))
    let killed = try Running("batch --keep-going --key k --jsonl lines", in: shell)
    #expect(killed.line() != nil)
    killed.send(signal: SIGKILL)
    #expect(killed.status() == 128 + SIGKILL)
    let kept = try shell.jsonList("list-campers --match No.").count
    #expect(kept >= 1)
    let again = try shell.run("campctl batch --keep-going --key k --jsonl $HOME/lines")
    #expect(again.status == 0)
    let replies = again.output.split(separator: "\n")
    #expect(replies.count == 3000)
    #expect(replies.count { $0.contains("\"replayed\":true") } == kept)
    #expect(try shell.jsonList("list-campers --match No.").count == 3000)
  }

  @Test(arguments: ["", "--keep-going"])
  func `a batch that stopped at a refused line goes on when the line is corrected`(options: String) throws {
    var lines = Self.stays
    lines[3] = lines[3].replacingOccurrences(of: "\"12\"", with: "\"99\"")
    #expect(try shell.batch(lines.joined(separator: "\n"), "--key july \(options)").status == (options.isEmpty ? 4 : 6))
    let done = options.isEmpty ? [] : [0, 1, 2, 4, 5]
    let second = try shell.batch(Self.stays.joined(separator: "\n"), "--key july \(options)")
    #expect(second.status == 0)
    #expect(replayed(second) == (0..<6).map { done.contains($0) })
    #expect(try shell.jsonList("list-reservations").count == 6)
  }

  @Test func `a line that was done and then edited is refused`() throws {
    #expect(try shell.batch("add-site 1\nadd-site 2", "--key k").status == 0)
    let outcome = try shell.batch("add-site 1\nadd-site 3", "--key k")
    #expect(outcome.status == 3)
    #expect(try outcome.error["name"] as? String == "keyReused")
    #expect(try outcome.error["line"] as? Int == 2)
  }

  @Test func `an empty key is none`() throws {
    #expect(try shell.batch("add-site 1", "--key ''").status == 64)
    #expect(try shell.siteNumbers() == ["12"])
  }
}
