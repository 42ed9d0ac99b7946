import CampgroundManager

/// The result of the import of a table.
struct TableImportView: View {
  let report: TableImportReport
  /// The word for one of the things, such as `reservation`; more have an s.
  let thing: String
  /// The command line with maps of what the file lacks; nil when it lacks nothing.
  var ready: String?

  var label: String { String(report.added + report.updated) }

  /// The counts, the unread columns, and each problem of a refused row.
  var text: String {
    let counts =
      "Added \(Phrases.count(report.added, thing)), updated \(report.updated), left \(report.unchanged) as they were"
      + (report.refused > 0 ? ", refused \(Phrases.count(report.refused, "row"))." : ".")
    let lines = report.notes + report.refusals(ready)
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
    fields.list("missing", report.missing)
    fields.list("absent", report.absent)
    fields.objects("unknown", report.unknown) { $0.write(to: &$1) }
    fields.field("encoding", report.encoding.rawValue)
    fields.objects("agreedElsewhere", report.agreedElsewhere) { $0.write(to: &$1) }
    fields.objects("uncharged", report.uncharged) { $0.write(to: &$1) }
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
    notes += mapNotes
    return notes + AgreedElsewhere.notes(agreedElsewhere) + UnchargedTotal.notes(uncharged)
  }

  /// The columns that a map has and the file lacks, and the statuses that it leaves out.
  var mapNotes: [String] {
    let missing = absent.isEmpty ? [] : ["The file has no column \(Phrases.either(absent))."]
    let statuses = unreadStatuses.map { name in
      "\(name) is not read, so cancelled rows come in as stays; --map '\(name): THEIRS=cancelled' reads a value of it."
    }
    return (missing + statuses).map { TerminalText.sanitized($0) }
  }

  /// Each unknown value once, the other problems of the refused rows, and the line that reads what the file lacks.
  func refusals(_ ready: String?) -> [String] {
    let values = unknown.map(\.sentence)
    let rows = skipped.filter { unknown.isEmpty || !$0.isUnknownValue }.map(\.sentence)
    return (values + rows).map { TerminalText.sanitized($0 + ".") }
      + [ready.map { TerminalText.sanitized("Maps read them, \(NextCommand.maps($0))") }].compactMap(\.self)
  }
}

extension UnknownValue: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("column", column)
    fields.field("value", value)
    fields.field("count", count)
    fields.field("row", row)
    fields.field("problem", problem.sentence)
  }
}
