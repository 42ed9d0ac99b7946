import CampgroundManager

/// A campground that was put in its place from a backup.
struct RestoredReport: Report {
  let file: String
  let store: String
  /// Where the one that was there is now.
  let kept: String?
  let counts: CampgroundCounts
  let isDryRun: Bool

  static var csvHeader: [String] { ["file", "store", "kept", "changed", "replayed", "dryRun"] }

  func write(to fields: inout some FieldWriter) {
    fields.field("file", file)
    fields.field("store", store)
    fields.field("kept", kept)
    fields.field("changed", true)
    fields.field("replayed", false)
    fields.field("dryRun", isDryRun)
  }

  var label: String { store }

  var text: String {
    let old = kept.map { " What was there is kept as \($0)." } ?? ""
    let would = isDryRun ? "Dry run, nothing is kept: " : ""
    return "\(would)Restored the campground at \(store) from \(file), with \(counts.words).\(old)"
  }
}
