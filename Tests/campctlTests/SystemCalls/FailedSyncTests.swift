#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The last call of a commit syncs the folder that its rollback journal is gone from; when it fails, the write is
  /// there.
  @Suite(.tracesCalls) struct FailedSyncTests {
    /// Runs a line whose last sync fails, as many as it took the last time.
    private func failing(_ line: String, after other: String, in shell: borrowing Shell) throws -> Shell.Result {
      let whole = try shell.traced(other, "-e trace=fsync,fdatasync")
      try #require(whole.status == 0, "\(whole.errors)")
      let call = try #require(try shell.calls.last?.firstMatch(of: /f(?:data)?sync/).map { String($0.0) })
      let number = try shell.calls.filter { $0.contains("\(call)(") }.count
      return try shell.traced(line, "-e trace=\(call) -e inject=\(call):error=EIO:when=\(number)")
    }

    @Test(TestEngine.ofFiles("it fails the sync of a file"))
    func `a write whose commit failed and stands says that it is on disk`() throws {
      let shell = Shell.campground()
      let result = try failing("add-site 2 --json", after: "add-site 1 --json", in: shell)
      #expect(result.status == 74)
      #expect(result.errors.contains(#""applied":true"#), "\(result.errors)")
      #expect(try shell.siteNumbers() == ["1", "2", "12"])
    }

    @Test(TestEngine.ofFiles("it fails the sync of a file"), arguments: ["", "--jsonl"])
    func `a batch whose commit failed and stands counts its lines as done, and never says that nothing is kept`(
      format: String
    ) throws {
      let shell = Shell.campground()
      try Data("add-site 1\nadd-site 3".utf8).write(to: shell.home.appending(path: "one"))
      try Data("add-site 2\nadd-site 4".utf8).write(to: shell.home.appending(path: "two"))
      let result = try failing("batch \(format) ~/two", after: "batch \(format) ~/one", in: shell)
      #expect(result.status == 74)
      #expect(!result.errors.contains("nothing kept"), "\(result.errors)")
      #expect(result.errors.contains(format.isEmpty ? "2 lines, 2 done" : #""done":2,"refused":0,"unknown":0"#))
      #expect(result.errors.contains(format.isEmpty ? "The change is on disk." : #""applied":true"#))
      #expect(try shell.siteNumbers() == ["1", "2", "3", "4", "12"])
    }

    /// The batch has more lines than the group, so its error answers for no more than the replies.
    @Test(TestEngine.ofFiles("it fails the sync of a file"))
    func `a group whose commit failed and stands has its replies, and no word of the lines behind it`() throws {
      let shell = Shell.campground()
      try Data("add-site 1".utf8).write(to: shell.home.appending(path: "one"))
      try Data("add-site 2".utf8).write(to: shell.home.appending(path: "two"))
      let result = try failing("batch --keep-going --jsonl ~/two", after: "batch --keep-going ~/one", in: shell)
      #expect(result.status == 74)
      #expect(result.output.contains(#""number":"2""#))
      #expect(result.errors.contains(#""done":1,"refused":0,"unknown":0"#), "\(result.errors)")
      #expect(result.errors.contains(#""applied":null"#), "\(result.errors)")
      #expect(try shell.siteNumbers() == ["1", "2", "12"])
    }
  }
#endif
