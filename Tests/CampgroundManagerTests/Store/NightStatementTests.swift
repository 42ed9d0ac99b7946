import Foundation
import Testing

/// Rules of statements that only the sources can show.
struct NightStatementTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// A row that replaces another evicts its holder: neither the primary key nor a trigger refuses it.
  @Test func `no statement replaces a row, and none that takes nights has a way around a conflict`() throws {
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    var read = 0
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      read += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      for forbidden in ["INSERT OR", "UPDATE OR", "REPLACE INTO"] {
        #expect(!text.contains(forbidden), "\(file.lastPathComponent) has \(forbidden)")
      }
      #expect(!text.contains("INTO night") || !text.contains("ON CONFLICT"), "\(file.lastPathComponent)")
    }
    #expect(read > 300)
  }
}
