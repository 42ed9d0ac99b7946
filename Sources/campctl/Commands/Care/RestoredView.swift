import CampgroundManager

/// A campground that was put in its place from a backup.
struct RestoredView: View {
  let file: String
  let store: String
  /// The path of the campground that was there before.
  let kept: String?
  let counts: CampgroundCounts
  /// The entries that the backup lacks of the one that was there; nil when that cannot be read.
  let lacking: LackingEntries?
  let isDryRun: Bool

  func write(to fields: inout some FieldWriter) {
    fields.field("file", file)
    fields.field("store", store)
    fields.field("kept", kept)
    fields.field("lacking", lacking?.count)
    fields.field("firstLacking", lacking?.first?.description)
    fields.field("lastLacking", lacking?.last?.description)
    fields.field("changed", true)
    fields.field("replayed", false)
    fields.field("dryRun", isDryRun)
  }

  var label: String { store }

  var text: String {
    let than = lacking.map { "; \($0.words)" } ?? ""
    let old = kept.map { " The old campground is kept as \($0)\(than)." } ?? ""
    let would = isDryRun ? "Dry run, nothing is replaced: " : ""
    return "\(would)Restored the campground at \(store) from \(file), with \(counts.words).\(old)"
  }
}

extension LackingEntries {
  /// The words for them, such as "the backup lacks 2 journal entries, o-5 to o-6".
  var words: String {
    guard let first, let last else { return "the backup has all of its journal" }
    let which = count == 1 ? "\(last)" : "\(first) to \(last)"
    return "the backup lacks \(Phrases.journalEntries(count)), \(which)"
  }
}
