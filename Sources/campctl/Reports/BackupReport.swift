import CampgroundManager

/// A backup that was made.
struct BackupReport: Report {
  let file: String
  let bytes: Int
  let counts: CampgroundCounts

  static var csvHeader: [String] { ["file", "bytes"] }

  func write(to fields: inout some FieldWriter) {
    fields.field("file", file)
    fields.field("bytes", bytes)
  }

  var label: String { file }
  var text: String { "Made \(file), with \(counts.words)." }
}
