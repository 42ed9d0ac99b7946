import CampgroundManager

/// A backup that was made, with the older ones that were removed after it.
struct BackupView: View {
  let file: String
  let bytes: Int
  let counts: CampgroundCounts
  var removed: [String] = []

  func write(to fields: inout some FieldWriter) {
    fields.field("file", file)
    fields.field("bytes", bytes)
    fields.list("removed", removed)
  }

  var label: String { file }

  var text: String {
    let made = "Made \(file), with \(counts.words)."
    return removed.isEmpty ? made : made + " Removed \(Phrases.count(removed.count, "older backup"))."
  }
}
