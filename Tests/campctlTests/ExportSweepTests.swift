import Foundation
import TestSupport
import Testing

@testable import campctl

/// Exports beside what a killed command has left.
@Suite struct ExportSweepTests {
  @Test(
    TestEngine.ofFiles("it looks at the folder of a file"),
    arguments: CommandRegistry.names { _ in true }.filter { $0.hasPrefix("export ") })
  func `each export removes what is left beside the store, wherever it writes`(name: String) throws {
    let shell = Shell.campground()
    let left = "$(dirname \(shell.store.path))/.campctl-elsewhere-7-1"
    let made = try shell.run("mkdir \(left) && touch \(left)/new && touch -d '2 days ago' \(left)")
    #expect(made.status == 0, "\(made.errors)")
    let result = try shell.run("campctl \(name) ~/new && ls -a $(dirname \(shell.store.path))")
    #expect(result.status == 0, "\(result.errors)")
    #expect(!result.output.contains("elsewhere"))
  }
}
