import CampgroundManager

/// The result of a batch.
struct BatchSummary: View {
  let lines: Int
  let done: Int
  let refused: Int
  let duration: Duration
  /// True when a refused line took back those that were done.
  var isTakenBack = false

  var label: String { String(done) }

  var text: String {
    let kept = isTakenBack ? ", nothing kept" : ""
    return "\(Phrases.count(lines, "line")), \(done) done, \(refused) refused\(kept), \(seconds) s"
  }

  func write(to fields: inout some FieldWriter) {
    fields.object("summary") { fields in
      fields.field("lines", lines)
      fields.field("done", done)
      fields.field("refused", refused)
      fields.field("seconds", .json(seconds))
    }
  }

  /// The seconds with three digits after the point.
  private var seconds: String {
    let milliseconds = Int(duration / .milliseconds(1))
    return "\(milliseconds / 1000).\(Digits.padded(milliseconds % 1000, to: 3))"
  }
}
