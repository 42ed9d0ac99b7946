import CampgroundManager

/// The difference that the import of a calendar made.
struct FeedView: View {
  let written: Written<FeedReport>
  private var report: FeedReport { written.result }

  var label: String { text.isEmpty ? "" : report.feed }

  /// One line, and one for each new conflict; empty when nothing has changed.
  var text: String {
    let counts = [(report.added, "added"), (report.changed, "changed"), (report.gone, "gone")].filter { $0.0 > 0 }
    let words = counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let conflicts = report.conflicts.filter(\.isNew).map { TerminalText.sanitized(sentence($0)) }
    let line = words.isEmpty ? [] : ["\(report.feed), site \(report.site): \(words)."]
    let lines = line + conflicts
    if lines.isEmpty { return "" }
    return (written.isDryRun ? "Dry run, nothing is kept: " : "") + lines.joined(separator: "\n")
  }

  func write(to fields: inout some FieldWriter) {
    fields.field("feed", report.feed)
    fields.field("site", report.site)
    fields.field("added", report.added)
    fields.field("changed", report.changed)
    fields.field("gone", report.gone)
    fields.field("unchanged", report.unchanged)
    fields.field("echoed", report.echoed)
    fields.objects("conflicts", report.conflicts) { conflict, fields in
      fields.field("name", conflict.reason.rawValue)
      fields.field("site", report.site)
      fields.field("arrival", conflict.stay.arrival)
      fields.field("departure", conflict.stay.departure)
      fields.field("holder", conflict.holder)
      fields.field("problem", sentence(conflict))
      fields.field("new", conflict.isNew)
    }
    // The key changed, which other writes have for true or false, is a number here.
    fields.field("replayed", written.replayed)
    fields.field("dryRun", written.isDryRun)
  }

  private func sentence(_ conflict: FeedConflict) -> String {
    let days = "\(conflict.stay.arrival.dated) to \(conflict.stay.departure.dated)"
    return switch conflict.reason {
    case .nightsTaken: "\(report.feed) has sold site \(report.site) from \(days), which \(conflict.holder) holds here."
    case .changedHere:
      "\(report.feed) has site \(report.site) from \(days) now, and its reservation \(conflict.holder) was changed here."
    case .cancelledHere:
      "\(report.feed) still has site \(report.site) from \(days), and its reservation \(conflict.holder) was cancelled here."
    case .goneThere:
      "\(report.feed) no longer has site \(report.site) from \(days), and its reservation \(conflict.holder) was changed here."
    }
  }
}
