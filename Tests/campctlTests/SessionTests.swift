import Foundation
import Testing

@Suite struct SessionTests {
  /// Sessions that `CAMPCTL_RECORD` names are recorded anew instead; read the difference.
  @Test(arguments: RecordedSession.replayed)
  func `a recorded session still goes as recorded`(session: RecordedSession) throws {
    let replayed = try session.replay()
    if Recording.names.contains(session.name) {
      try Data(replayed.utf8).write(to: session.file)
    }
    #expect(try session.expected == replayed)
  }

  @Test func `the sessions are those that are listed`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: RecordedSession.folder.path)
    #expect(files.sorted() == RecordedSession.all.map { "\($0.name).session" }.sorted())
  }

  @Test func `two sessions are about files, and all others run on a server, too`() {
    #expect(RecordedSession.ofFiles.count == 2)
    #expect(Set(RecordedSession.ofFiles.keys).isSubset(of: RecordedSession.all.map(\.name)))
  }

  @Test func `only what there is can be recorded`() {
    #expect(
      Set(Recording.names).subtracting(RecordedSession.all.map(\.name)).subtracting([
        "headers", "commands", "documents",
      ]).isEmpty)
  }
}
