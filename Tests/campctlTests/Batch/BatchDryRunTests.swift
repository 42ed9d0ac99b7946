import Foundation
import TestSupport
import Testing

/// A batch with --dry-run.
@Suite struct BatchDryRunTests: ~Copyable {
  private let shell = Shell.campground()

  static let lines = """
    add-site 1
    add-camper "Tent Pole" --phone 555-0102
    reserve --site 1 --camper c-2 --arrive 2027-07-04 --nights 2
    {"command":"cancel","reservation":"r-1"}
    list-reservations
    """

  @Test(arguments: ["", "--keep-going"])
  func `a dry run answers as the batch will, and keeps nothing`(options: String) throws {
    let before = shell.storeBytes
    let tried = try shell.batch(Self.lines, "--dry-run \(options)")
    #expect(tried.status == 0)
    #expect(shell.storeBytes == before)
    #expect(tried.replies.prefix(4).map { $0.result?["dryRun"] as? Bool } == [true, true, true, true])
    let done = try shell.batch(Self.lines, options)
    let real = done.output.replacingOccurrences(of: "\"dryRun\":false", with: "\"dryRun\":true")
    #expect(tried.output == real)
  }

  @Test func `a dry run has the status of the batch, and refuses what it will refuse`() throws {
    let before = shell.storeBytes
    let lines = "add-site 1\nadd-site 1\nshow-site 1"
    let whole = try shell.batch(lines, "-n")
    #expect(whole.status == 5)
    #expect(try whole.error["line"] as? Int == 2)
    let each = try shell.batch(lines, "-n --keep-going")
    #expect(each.status == 6)
    #expect(each.outline == ["1 ok", "2 5", "3 ok"])
    #expect(shell.storeBytes == before)
  }

  @Test(TestEngine.ofFiles("the campground of a server is there"))
  func `a dry run on a missing store makes none`() throws {
    let shell = Shell()
    let tried = try shell.batch(Self.lines.replacingOccurrences(of: "c-2", with: "c-1"), "-n")
    #expect(tried.status == 0, "\(tried.errors)")
    #expect(shell.storeBytes == nil)
  }

  @Test func `a dry run binds no key`() throws {
    #expect(try shell.batch("add-site 1", "-n --key k").status == 0)
    #expect(try shell.batch("add-site 2", "--key k").status == 0)
  }

  @Test
  func `a line's own dry run keeps nothing, for later lines either`() throws {
    let json = #"{"command":"add-site","number":"2","dryRun":true}"#
    let lines = "add-site 1 --dry-run\nshow-site 1\n\(json)\nadd-site 2"
    for options in ["--keep-going -n", "--keep-going"] {
      #expect(try shell.batch(lines, options).outline == ["1 ok", "2 4", "3 ok", "4 ok"], "\(options)")
    }
    #expect(try shell.siteNumbers() == ["2", "12"])
  }

  @Test
  func `a line that was only tried is no entry that a batch could be named after`() throws {
    let batch = try Running("batch --keep-going --jsonl", in: shell)
    try batch.send("add-site 1 --dry-run\n")
    #expect(try batch.reply()["ok"] as? Bool == true)
    #expect(try shell.run("campctl add-site 2").status == 0)
    try batch.send("add-site 3\nadd-site 4\n")
    #expect(try batch.reply()["ok"] as? Bool == true)
    #expect(try batch.reply()["ok"] as? Bool == true)
    try batch.endInput()
    #expect(batch.status() == 0)
    let log = try shell.jsonList("log --limit 3")
    #expect(log.map { $0["id"] as? String } == ["o-5", "o-4", "o-3"])
    #expect(log.map { $0["batch"] as? String } == ["o-4", "o-4", nil])
  }
}
