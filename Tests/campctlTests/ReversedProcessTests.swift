import Foundation
import Testing

/// `make test-reversed` reaches the processes that these tests start, too.
@Suite(.enabled(if: Shell.isReversed, "only of make test-reversed")) struct ReversedProcessTests {
  @Test func `campctl reads its store with rows in reverse`() throws {
    let shell = Shell()
    let programs = shell.home.appending(path: "programs")
    let made = try shell.run("campctl add-site 12 --type tent", environment: ["REVERSED_LOG": programs.path])
    #expect(made.status == 0, "\(made.errors)")
    #expect(try String(contentsOf: programs, encoding: .utf8) == "campctl\n")
  }
}
