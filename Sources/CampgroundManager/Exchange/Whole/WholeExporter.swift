import Persistence

/// Writes a whole campground as files of JSON lines, with a manifest.
package final class WholeExporter {
  private let store: Store
  private let parts: WholeParts
  private static let pieceSize = 1 << 16

  package init(store: Store, clock: CampgroundClock = .system) {
    self.store = store
    parts = WholeParts(store: store, clock: clock)
  }

  /// Calls the body with the files piece by piece, one file after the other, each at least once, and the manifest as the
  /// last; all as of one moment. A writer waits, so the body must not. Returns the number of lines.
  @discardableResult
  package func forEachPiece(
    withJournal: Bool = true, _ body: (_ file: String, _ bytes: [UInt8]) throws -> Void
  ) throws -> Int {
    try store.read {
      var manifest = WholeManifest(hasJournal: withJournal)
      let parts = parts.all(withJournal: withJournal)
      store.expect(parts.map { part in { try part.forEachLine { _ in } } })
      for part in parts { manifest.files.append(try write(part, body)) }
      let sums = WholeSums(store: store)
      (manifest.sums, manifest.numbers) = (try sums.json(), try sums.numbers())
      try body(WholeManifest.file, Array(manifest.text.utf8))
      return manifest.files.reduce(0) { $0 + $1.lines }
    }
  }

  private func write(
    _ part: any WholePart, _ body: (_ file: String, _ bytes: [UInt8]) throws -> Void
  ) throws -> WholeManifest.File {
    var file = WholeManifest.File(name: part.file, lines: 0, checksum: "")
    var checksum = Checksum()
    var bytes: [UInt8] = []
    func flush() throws {
      checksum.add(bytes)
      try body(part.file, bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    try part.forEachLine { line in
      bytes += line.utf8
      bytes.append(UInt8(ascii: "\n"))
      file.lines += 1
      if bytes.count >= Self.pieceSize { try flush() }
    }
    try flush()
    file.checksum = checksum.text
    return file
  }
}
