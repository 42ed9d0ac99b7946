import Persistence

/// Writes the records of one kind as a sheet.
package final class RecordExporter {
  private let source: RecordSource
  private static let pieceSize = 1 << 16

  package init(store: Store, clock: CampgroundClock = .system) {
    source = RecordSource(store: store, clock: clock)
  }

  /// Calls the body with the sheet piece by piece, each of whole rows, all as of one moment; a writer waits, so the body
  /// must not. With `names`, only the rows whose first cell is one of them are in it.
  package func forEachPiece(
    of subject: RecordSubject, in format: SheetFormat, named names: Set<String>? = nil, _ body: ([UInt8]) throws -> Void
  ) throws {
    source.store.sweepBeside()
    try source.store.read {
      let currency = try SettingsTable(store: source.store).settings().currency
      let kind = subject.kind
      let head = SheetHead(name: subject.rawValue, columns: kind.heads, currency: currency)
      var writer = format.writer
      var bytes: [UInt8] = []
      writer.begin(head, into: &bytes)
      try kind.forEachRow(in: source) { row in
        if let names, case .text(let name)? = row.first, !names.contains(name) { return }
        writer.add(row, of: head, into: &bytes)
        guard bytes.count >= Self.pieceSize else { return }
        try body(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
      writer.end(into: &bytes)
      try body(bytes)
    }
  }
}
