import Foundation
import TestSupport
import Testing

/// Following the commits of other processes.
@Suite struct WatchTests: ~Copyable {
  private let shell = Shell.campground()

  /// A watcher that has begun: it has given the entry of a site made for the purpose.
  private func begun(_ arguments: String) throws -> Running {
    let watch = try Running("watch \(arguments)", in: shell)
    for attempt in 1...20 {
      try shell.json("add-site W-\(UUID().uuidString.prefix(8))-\(attempt)")
      if watch.line(within: 0.5) != nil { break }
    }
    return watch
  }

  private func id(_ entry: [String: Any]) -> String? { entry["id"] as? String }

  @Test func `it gives what happens from now on, one JSON object a line, and ends when interrupted`() throws {
    let watch = try begun("")
    while watch.line(within: 0.3) != nil {}
    let newest = try #require(try shell.jsonList("log --limit 1").first?["id"] as? String)
    try shell.json("add-site 1 --actor other")
    let entry = try watch.reply()
    #expect(entry["command"] as? String == "add-site")
    #expect(entry["actor"] as? String == "other")
    let change = try #require((entry["changes"] as? [[String: Any]])?.first)
    #expect(change["before"] is NSNull)
    #expect((change["after"] as? [String: Any])?["number"] as? String == "1")
    #expect(id(entry) != newest)
    #expect(watch.line(within: 0.3) == nil)
    watch.send(signal: SIGINT)
    #expect(watch.status() == 130)
    #expect(watch.rest().isEmpty)
  }

  @Test func `since an entry it loses none and repeats none, over a restart too`() throws {
    let first = try Running("watch --since 0", in: shell)
    var ids = [id(try first.reply()), id(try first.reply())]
    #expect(ids == ["o-1", "o-2"])
    #expect(try shell.batch("add-site 1\nadd-site 2\nadd-site 3").status == 0)
    ids.append(id(try first.reply()))
    first.send(signal: SIGKILL)
    #expect(try shell.run("campctl add-site 4; campctl undo --yes").status == 0)
    let second = try Running("watch --since \(ids.last.flatMap(\.self) ?? "")", in: shell)
    for _ in 1...4 { ids.append(id(try second.reply())) }
    try shell.json("add-site 5")
    ids.append(id(try second.reply()))
    #expect(ids == (1...8).map { "o-\($0)" })
    #expect(second.line(within: 0.2) == nil)
    second.send(signal: SIGTERM)
    #expect(second.status() == 130)
  }

  @Test func `of many writers at once it gives every entry once, in order`() throws {
    let watch = try Running("watch --since o-2", in: shell)
    let result = try shell.run(
      """
      for writer in 1 2 3 4; do
        (for n in 1 2 3 4 5; do echo "add-site $writer-$n"; done | campctl batch --keep-going -q) &
        (for n in 1 2 3; do campctl add-site "S-$writer-$n" -q; done) &
      done
      wait
      """)
    #expect(result.output.split(separator: "\n").count == 32)
    var ids: [String?] = []
    for _ in 1...32 { ids.append(id(try watch.reply())) }
    #expect(ids == (3...34).map { "o-\($0)" })
    #expect(watch.line(within: 0.2) == nil)
  }

  @Test func `what was refused or only tried is not given`() throws {
    let watch = try Running("watch --since o-2", in: shell)
    #expect(try shell.run("campctl add-site 12; campctl add-site 1 -n; campctl change-site 12").status == 0)
    try shell.json("add-site 2")
    #expect(id(try watch.reply()) == "o-3")
  }

  @Test func `a reader that goes away ends it without an error`() throws {
    let watch = try Running("watch --since o-2", in: shell)
    try watch.stopReading()
    #expect(watch.status() == 0)
    #expect(watch.said.isEmpty)
  }

  @Test func `it ends with the program that it is piped into, though nothing more happens`() throws {
    let result = try shell.run("(campctl watch --since 0; echo $? > $HOME/status) | head -n 1; cat $HOME/status")
    #expect(result.output.hasSuffix("}\n0\n"))
    #expect(result.output.contains(#""id":"o-1""#))
  }

  @Test(TestEngine.ofFiles("the campground of a server is there"))
  func `a store that is missing and an entry that is none are refused`() throws {
    let shell = Shell()
    #expect(try shell.refusal("watch").status == 78)
    #expect(shell.storeBytes == nil)
    try shell.json("add-site 1")
    #expect(try shell.refusal("watch --since r-1").status == 64)
    #expect(try shell.refusal("watch --since yesterday").status == 64)
    // As after coming back to a backup: entries up to that one would be passed over in silence.
    #expect(try shell.refusal("watch --since o-2").status == 4)
  }
}
