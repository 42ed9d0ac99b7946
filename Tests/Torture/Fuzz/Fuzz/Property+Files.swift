import FoundationEssentials

@testable import CampgroundManager
@testable import campctl

/// Files of comma-separated values.
extension Property {
  static let files = [
    Property("a row of CSV is read as it was written") { input in
      let cells = text(input).split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard cells.count <= CSVRecord.mostFields else { return true }
      // A mark at the very beginning is the file's, not the first cell's.
      let rows = CSVWriter.row(["-"]) + CSVWriter.row(cells)
      return rows.withUnsafeBytes { bytes in
        var (reader, record) = (CSVReader(bytes), CSVRecord())
        guard reader.read(&record), reader.read(&record) else { return false }
        let read = record.fields.indices.map { record.text($0, of: bytes) }
        // A formula has an apostrophe before it.
        let isWritten = zip(read, cells).allSatisfy { $0 == $1 || $0 == "'" + $1 }
        return isWritten && read.count == cells.count && !record.isOpen
      }
    },
    Property("every file of CSV comes to an end") { input in
      input.withUnsafeBytes { bytes in
        var (reader, record) = (CSVReader(bytes), CSVRecord())
        var count = 0
        while reader.read(&record) {
          count += 1
          for index in record.fields.indices { _ = record.text(index, of: bytes) }
        }
        return count <= input.count
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

  private static func header<Column: CSVColumn>(_ columns: Column.Type) -> [UInt8] {
    CSVWriter.row(columns.allCases.map(\.rawValue))
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
