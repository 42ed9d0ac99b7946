import FoundationEssentials
import JSONText

@testable import CampgroundManager
@testable import campctl

/// Files of comma-separated values, and the configuration.
extension Property {
  static let files = [
    Property("a row of CSV is read as it was written") { input in
      let cells = text(input).split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard cells.count <= CSVRecord.mostFields else { return true }
      // A mark at the very beginning is the file's, not the first cell's.
      let rows = CSVLine.guarded(["-"]) + CSVLine.guarded(cells)
      let bytes = FileBytes(rows)
      var (reader, record) = (CSVReader(bytes), CSVRecord())
      guard reader.read(&record), reader.read(&record) else { return false }
      let read = record.fields.indices.map { record.text($0, of: bytes) }
      // A formula has an apostrophe before it.
      let isWritten = zip(read, cells).allSatisfy { $0 == $1 || $0 == "'" + $1 }
      return isWritten && read.count == cells.count && !record.isOpen
    },
    Property("every file of CSV comes to an end") { input in
      let bytes = FileBytes(input)
      var (reader, record, count) = (CSVReader(bytes), CSVRecord(), 0)
      while reader.read(&record) {
        count += 1
        for index in record.fields.indices { _ = record.text(index, of: bytes) }
      }
      return count <= input.count
    },
    Property("the rows of a table are read or refused, whatever they are") { input in
      try readTable(input, of: ReservationRow.self)
      try readTable(input, of: CamperRow.self)
      try readTable(input, of: SiteRow.self)
      try readTable(input, of: RateRow.self)
      return true
    },
    Property("a configuration is read or refused by its lines, and its stores are the same in every folder") { input in
      for before in ["", "store = ", "[store a]\nlocation = ", "[store "] {
        let bytes = Array(before.utf8) + input
        let reader = ConfigurationReader(bytes, of: ConfigurationFile(path: "/c"), home: "/home")
        let lines = 1...(1 + bytes.count { $0 == UInt8(ascii: "\n") })
        let isPlaced = reader.problems.allSatisfy { lines.contains($0.line ?? 0) && !$0.shown.sentence.isEmpty }
        let isAbsolute = reader.stores.map(\.target).allSatisfy { $0 == .store(.memory) || "\($0)".hasPrefix("/") }
        guard isPlaced, isAbsolute, !reader.settings.contains(where: \.value.hasSteering) else { return false }
      }
      return true
    },
    Property("a template is read or refused at a place that it has, and what it makes steers no terminal") { input in
      let text = text(input)
      do throws(MustacheMistake) {
        let template = try MustacheReader.template(text, of: "a.txt")
        let value = JSONValue.object([.init("a", .list([.text(text)])), .init("e", .text(text))])
        let filler = MustacheFiller(.one(value), into: TemplateOutput(.message, of: "a.eml")) { _, _ in nil }
        try? filler.fill(template)
        return !TerminalText.shown(filler.output.content).unicodeScalars.contains {
          $0.steers && !["\n", "\r", "\t"].contains($0)
        }
      } catch {
        let lines = 1 + input.count { $0 == UInt8(ascii: "\n") }
        return 1...lines ~= error.place.line && 1...(text.unicodeScalars.count + 1) ~= error.place.column
      }
    },
    Property("a campsite of the export is read or skipped") { input in
      let table = CSVTable<CampsiteColumn>(FileBytes(header(CampsiteColumn.self) + input))
      table.forEachRow { row in
        guard case .success(let campsite) = RIDBCampsite.read(row) else { return }
        _ = RIDBSite(campsite, details(input))
      }
      return true
    },
  ]

  /// Reads the bytes as a table, and once more below a header with every column.
  private static func readTable<Record: ImportedRecord>(_ input: [UInt8], of record: Record.Type) throws {
    let header = CSVLine.guarded(Record.columns.map(\.name))
    for bytes in [input, header + input] {
      let file = try? TableFile(FileBytes(bytes), listed: "number", isKnown: ColumnPlan<Record>.knows)
      guard let file else { continue }
      try RecordReader<Record>(file, ColumnMap(), order: nil, .usDollar).forEachRecord { _, _ in }
    }
  }

  private static func header<Column: CSVColumn>(_ columns: Column.Type) -> [UInt8] {
    CSVLine.guarded(columns.allCases.map(\.rawValue))
  }

  /// The details, each attribute with the value of its share of the bytes.
  private static func details(_ input: [UInt8]) -> RIDBDetails {
    var details = RIDBDetails()
    let parts = input.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    for (name, part) in zip(RIDBAttributeName.allCases, parts) {
      details.attributes[name] = [.init(row: 2, value: text(part)), .init(row: 3, value: text(part.reversed()))]
    }
    details.equipment = parts.map { .init(row: 2, name: text($0), maxLength: text($0)) }
    return details
  }
}
