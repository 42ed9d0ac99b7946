import CampgroundManager

/// A file that was made.
struct ExportReport: Report {
  let file: String
  let bytes: Int

  static var csvHeader: [String] { ["file", "bytes"] }

  func write(to fields: inout some FieldWriter) {
    fields.field("file", file)
    fields.field("bytes", bytes)
  }

  var label: String { file }
  var text: String { "Wrote \(file), \(bytes) bytes." }
}
