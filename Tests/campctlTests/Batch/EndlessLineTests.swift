import Foundation
import TestSupport
import Testing

@testable import campctl

/// A line that goes on without end.
@Suite struct EndlessLineTests: ~Copyable {
  private let shell = Shell.campground()

  /// More than a line may be, without its end.
  private static let tooLong = String(repeating: "x", count: LineReader.longestWithMark + 1)

  @Test(TestEngine.ofFiles("it looks at what lies beside a file"), arguments: ["batch", "batch --dry-run", "batch -"])
  func `a line that does not end ends a batch of all or nothing while its writer still writes`(command: String) throws {
    let batch = try Running("\(command) --jsonl", in: shell)
    try batch.send("add-site 1\n\(Self.tooLong)")
    #expect(batch.status() == 65, "\(batch.said)")
    #expect(batch.said.contains("The line is longer than 1 MiB"))
    #expect(try shell.siteNumbers() == ["12"])
    #expect(try shell.filesBesideStore().count == 1)
  }

  @Test func `with --keep-going it is refused as soon as it is too long, and lines after it are done`() throws {
    let batch = try Running("batch --keep-going --jsonl", in: shell)
    try batch.send("add-site 1\n\(Self.tooLong)")
    #expect(try batch.reply()["ok"] as? Bool == true)
    #expect(try batch.reply()["ok"] as? Bool == false)
    try batch.send("\(Self.tooLong)\nadd-site 2\n")
    let reply = try batch.reply()
    #expect(reply["line"] as? Int == 3)
    #expect(reply["ok"] as? Bool == true)
    try batch.endInput()
    #expect(batch.rest().isEmpty)
    #expect(batch.status() == 6)
  }

  @Test(arguments: ["", "--dry-run"])
  func `a pipe whose line has no end ends a batch with --keep-going, too, and reports that nothing more was read`(
    option: String
  ) throws {
    let result = try shell.run("cat /dev/zero | campctl batch --keep-going \(option)")
    #expect(result.status == 65, "\(result.errors)")
    #expect(result.errors.contains("The line does not end within 8 MiB, and nothing behind it was read."))
  }

  @Test(arguments: ["", "--dry-run"])
  func `a signal ends a batch with --keep-going that passes over a line`(option: String) throws {
    let batch = try Running("batch --keep-going --jsonl \(option)", in: shell)
    try batch.send(Self.tooLong)
    if option.isEmpty { #expect(try batch.reply()["ok"] as? Bool == false) } else { usleep(300_000) }
    batch.send(signal: SIGTERM)
    #expect(batch.status() == 130, "\(batch.said)")
  }

  @Test func `what is read before a batch begins keeps of a line only enough to refuse it`() throws {
    let shell = Shell()
    let path = shell.home.appending(path: "lines")
    let long = String(repeating: Self.tooLong, count: 4)
    try Data("one\n\(long)\nthree\n\(long)".utf8).write(to: path)
    let file = try FileHandle(forReadingFrom: path)
    let spool = Spool(in: shell.home.path)
    #expect(try spool.keepLines(of: file.fileDescriptor, isEndedByLongOne: false) {})
    #expect(lseek(try spool.file, 0, SEEK_END) < 2 * Self.tooLong.utf8.count + 5 * (1 << 16))
    try spool.rewind()
    let lines = BatchLines(LineReader(file: try spool.file))
    var found: [[UInt8]?] = []
    while let line = try lines.next(waiting: true) { found.append(line.bytes) }
    #expect(found == [Array("one".utf8), nil, Array("three".utf8), nil])
  }

  @Test func `a marked first line may be as long as any other`() throws {
    let shell = Shell()
    let path = shell.home.appending(path: "lines")
    let line = String(repeating: "x", count: LineReader.longestLine)
    try Data("\u{FEFF}\(line)\n\(line)x".utf8).write(to: path)
    let file = try FileHandle(forReadingFrom: path)
    let lines = BatchLines(LineReader(file: file.fileDescriptor))
    #expect(try lines.next(waiting: true)?.bytes?.count == LineReader.longestLine)
    let second = try #require(try lines.next(waiting: true))
    #expect(second.bytes == nil)
    #expect(try lines.next(waiting: true)?.number == nil)
  }
}
