import CampgroundManager

extension ImportReport: View {
  package func write(to fields: inout some FieldWriter) {
    fields.field("added", added)
    fields.field("updated", updated)
    fields.field("unchanged", unchanged)
    fields.objects("skipped", skipped) { row, fields in
      fields.field("row", row.row)
      fields.field("file", row.file)
      fields.field("problem", row.problem.sentence)
    }
  }

  var label: String { String(added + updated) }
  var ids: [String] { [] }

  /// The counts, and each row that was not understood.
  var text: String {
    let counts = "Added \(added) sites, updated \(updated), left \(unchanged) as they were."
    let rows = skipped.map { TerminalText.sanitized("\($0.file), row \($0.row): \($0.problem.sentence).") }
    return ([counts] + rows).joined(separator: "\n")
  }
}
