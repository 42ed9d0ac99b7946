import CampgroundManager

extension ImportReport: View {
  var label: String { String(added + updated) }

  /// The counts, and each row that was not understood.
  var text: String {
    let counts = "Added \(added) sites, updated \(updated), left \(unchanged) as they were."
    let rows = skipped.map { TerminalText.sanitized("\($0.file), row \($0.row): \($0.problem).") }
    return ([counts] + rows).joined(separator: "\n")
  }
}
