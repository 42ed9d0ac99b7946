import Foundation
import Testing

@Suite struct SessionTests {
  /// With `CAMPCTL_RECORD=1` in the environment the sessions are recorded anew instead; read the difference.
  @Test(arguments: RecordedSession.all)
  func `a recorded session still goes as recorded`(session: RecordedSession) throws {
    let replayed = try session.replay()
    if ProcessInfo.processInfo.environment["CAMPCTL_RECORD"] != nil {
      try Data(replayed.utf8).write(to: session.file)
    }
    #expect(try session.text == replayed)
  }

  @Test func `there are sessions`() throws {
    #expect(RecordedSession.all.count >= 3)
  }

  @Test func `what README shows was recorded`() throws {
    let readme = try String(contentsOf: Shell.repository.appending(path: "README.md"), encoding: .utf8)
    let recorded = try RecordedSession.all.flatMap { try $0.steps }
    let blocks = readme.components(separatedBy: "```console\n").dropFirst()
    #expect(!blocks.isEmpty)
    for block in blocks {
      for step in RecordedSession.steps(of: block.components(separatedBy: "```")[0]) {
        let isRecorded = recorded.contains(step)
        #expect(isRecorded, "\(step.command)")
      }
    }
  }
}
