import CampgroundManager

/// The result of a batch.
struct BatchSummary: View {
  let lines: Int
  let tally: BatchTally
  let isDryRun: Bool
  let duration: Duration

  /// The lines that are done, in a rehearsal those that would be.
  private var done: Int { isDryRun ? tally.open : tally.kept }
  /// True when nothing of the lines is on disk, whatever they did.
  private var isTakenBack: Bool { isDryRun || tally.isBroken && tally.kept + tally.unknown == 0 }

  var label: String { String(done) }

  var text: String {
    let unknown = tally.unknown > 0 ? ", \(tally.unknown) not known" : ""
    let kept = isTakenBack ? ", nothing kept" : ""
    return "\(Phrases.count(lines, "line")), \(done) done, \(tally.refused) refused\(unknown)\(kept), \(seconds) s"
  }

  func write(to fields: inout some FieldWriter) {
    fields.object("summary") { fields in
      fields.field("lines", lines)
      fields.field("done", done)
      fields.field("refused", tally.refused)
      fields.field("unknown", tally.unknown)
      fields.field("seconds", .json(seconds))
    }
  }

  /// The seconds with three digits after the point.
  private var seconds: String {
    let milliseconds = Int(duration / .milliseconds(1))
    return "\(milliseconds / 1000).\(Digits.padded(milliseconds % 1000, to: 3))"
  }
}
