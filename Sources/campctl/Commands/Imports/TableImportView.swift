import CampgroundManager

/// The result of the import of a table.
struct TableImportView: View {
  let report: TableImportReport
  /// The word for one of the things, such as `reservation`; more have an s.
  let thing: String

  var label: String { String(report.added + report.updated) }

  /// The counts, the unread columns, and each problem of a refused row.
  var text: String {
    let counts =
      "Added \(Phrases.count(report.added, thing)), updated \(report.updated), left \(report.unchanged) as they were"
      + (report.refused > 0 ? ", refused \(Phrases.count(report.refused, "row"))." : ".")
    let lines = report.notes + report.skipped.map { TerminalText.sanitized($0.sentence + ".") }
    return ([counts] + lines).joined(separator: "\n")
  }

  func write(to fields: inout some FieldWriter) {
    fields.field("added", report.added)
    fields.field("updated", report.updated)
    fields.field("unchanged", report.unchanged)
    fields.field("refused", report.refused)
    fields.objects("skipped", report.skipped) { cell, fields in
      fields.field("row", cell.row)
      fields.field("column", cell.column)
      fields.field("value", cell.value)
      fields.field("problem", cell.problem.sentence)
    }
    fields.objects("columns", report.columns) { column, fields in
      fields.field("theirs", column.theirs)
      fields.field("ours", column.ours)
      fields.list("samples", column.samples)
    }
    fields.field("encoding", report.encoding.rawValue)
    fields.objects("agreedElsewhere", report.agreedElsewhere) { $0.write(to: &$1) }
  }
}

extension TableImportReport {
  /// The things about the file that one should know.
  var notes: [String] {
    let unread = columns.filter { $0.ours == nil && !["", "problem"].contains($0.theirs) }.map { "'\($0.theirs)'" }
    var notes: [String] = []
    if encoding != .utf8 { notes.append("The file was read as \(encoding.rawValue).") }
    if !unread.isEmpty {
      notes.append(TerminalText.sanitized("Not read: \(Phrases.list(unread)); --map 'Their name=ours' reads one."))
    }
    return notes + AgreedElsewhere.notes(agreedElsewhere)
  }
}
