import Foundation
import Testing

/// A batch with --keep-going that is interrupted: acknowledged lines are on disk, and nothing else is.
@Suite struct BatchSignalTests: ~Copyable {
  private let shell = Shell.campground()

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends it at a line's boundary`(signal: Int32) throws {
    let lines = (1...20_000).map { "{\"command\":\"add-camper\",\"fullName\":\"No. \($0)\",\"phone\":\"555-\($0)\"}\n" }
    try Data(lines.joined().utf8).write(to: shell.home.appending(path: "lines"))
    let batch = try Running("batch --keep-going --jsonl lines", in: shell)
    let first = try #require(batch.line())
    batch.send(signal: signal)
    let replies = try ([first] + batch.rest()).map { try Shell.reply($0) }
    #expect(batch.status() == 130)
    #expect(replies.count < 20_000)
    #expect(replies.map(\.line) == Array(1...replies.count))
    let kept = try shell.jsonList("list-campers --match No.").compactMap { $0["id"] as? String }
    #expect(Set(kept) == Set(replies.compactMap { $0.result?["id"] as? String }))
    #expect(kept.count == replies.count)
    #expect(batch.said.contains("interrupted") || batch.said.contains("130"), "\(batch.said)")
  }

  @Test func `a signal ends one that waits for its next line`() throws {
    let batch = try Running("batch --keep-going --jsonl", in: shell)
    try batch.send("add-site 1\n")
    #expect(try batch.reply()["ok"] as? Bool == true)
    try batch.send("add-site 2")
    batch.send(signal: SIGINT)
    #expect(batch.status() == 130)
    #expect(try shell.siteNumbers() == ["1", "12"])
  }

  @Test func `one that is killed has done whatever it acknowledged`() throws {
    let lines = (1...20_000).map { "{\"command\":\"add-camper\",\"fullName\":\"No. \($0)\",\"phone\":\"555-\($0)\"}\n" }
    try Data(lines.joined().utf8).write(to: shell.home.appending(path: "lines"))
    let batch = try Running("batch --keep-going --jsonl lines", in: shell)
    let first = try #require(batch.line())
    batch.send(signal: SIGKILL)
    let replies = ([first] + batch.rest()).compactMap { try? Shell.reply($0) }
    #expect(batch.status() == 128 + SIGKILL)
    let kept = try shell.jsonList("list-campers --match No.").compactMap { $0["id"] as? String }
    #expect(Set(kept).isSuperset(of: replies.compactMap { $0.result?["id"] as? String }))
  }
}
