import JSONText
import Persistence

/// Takes a whole campground from a folder into an empty store, inside of a write.
struct WholeImporter {
  let store: Store
  let clock: CampgroundClock

  /// Throws ``CampingError`` unless the store is empty.
  func requireEmpty() throws {
    let parts = WholeParts(store: store, clock: clock).all(withJournal: true).filter { !$0.isAlwaysThere }
    for table in parts.flatMap(\.tables) {
      let row = try store.value("SELECT 1 FROM \(SQL(stringLiteral: table)) LIMIT 1", as: Int.self)
      if row != nil { throw CampingError(.invalidRequest, [.report(.storeNotEmpty)]) }
    }
  }

  /// Stores all lines of a folder; throws ``WholeError`` for one that is not as `export all` wrote it.
  ///
  /// Returns the number of lines, and whether the journal was among them.
  func importFolder(_ path: String, atMost limit: Int) throws -> (lines: Int, hasJournal: Bool) {
    let folder = try WholeFolder(path, atMost: limit)
    let text = try folder.bytes(of: WholeManifest.file)
    guard let manifest = WholeManifest(Array(text)) else {
      throw folder.error(.unreadableManifest, in: WholeManifest.file)
    }
    let parts = WholeParts(store: store, clock: clock).all(withJournal: manifest.hasJournal)
    try folder.require(parts.map(\.file) + [WholeManifest.file])
    guard manifest.files.map(\.name) == parts.map(\.file) else {
      throw folder.error(.unreadableManifest, in: WholeManifest.file)
    }
    for (part, file) in zip(parts, manifest.files) { try importPart(part, file, of: folder) }
    try setNumbers(manifest, of: folder)
    guard try WholeSums(store: store).json() == manifest.sums else {
      throw folder.error(.otherSums, in: WholeManifest.file)
    }
    return (manifest.files.reduce(0) { $0 + $1.lines }, manifest.hasJournal)
  }

  private func importPart(_ part: any WholePart, _ file: WholeManifest.File, of folder: WholeFolder) throws {
    let bytes = try folder.bytes(of: file.name)
    var line = 0
    var checksum = Checksum()
    checksum.add(bytes)
    var rest = bytes[...]
    while !rest.isEmpty {
      line += 1
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      do {
        try part.keep(JSONReader.value(Array(rest[rest.startIndex..<end])))
        // The error of a line has to come with it.
        try store.settle()
      } catch {
        throw refused(error, line: line).map { folder.error($0, in: file.name) } ?? error
      }
      rest = rest[min(end + 1, rest.endIndex)...]
    }
    guard line == file.lines else {
      throw folder.error(.otherCount(found: line, expected: file.lines), in: file.name)
    }
    guard checksum.text == file.checksum else { throw folder.error(.otherText, in: file.name) }
    try part.finish()
  }

  /// The reason why a line was refused; nil when it was not for the line.
  private func refused(_ error: any Error, line: Int) -> WholeError.Reason? {
    switch error {
    case let error as JSONReader.SyntaxError:
      .notJSON(line: line, column: error.column, expected: error.expected)
    case StoreError.corrupt, StoreError.unexpectedValue: .unreadableLine(line)
    case StoreError.constraint, is CampingError: .conflictingLine(line)
    default: nil
    }
  }

  /// Continues the numbers of each table where they were left.
  private func setNumbers(_ manifest: WholeManifest, of folder: WholeFolder) throws {
    let tables = WholeSums.numbered.map(\.description)
    guard manifest.numbers.map(\.key) == tables else {
      throw folder.error(.unreadableManifest, in: WholeManifest.file)
    }
    for (table, number) in zip(tables, manifest.numbers.map { $0.value.number ?? 0 }) {
      guard try store.lastNumber(givenBy: table) <= Int64(number) else {
        throw folder.error(.usedNumber(table: table), in: WholeManifest.file)
      }
      try store.setLastNumber(givenBy: table, to: Int64(number))
    }
  }
}
