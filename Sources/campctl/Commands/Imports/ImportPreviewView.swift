import CampgroundManager

/// The outcome that an import would have: the reading of each column, and the counts.
struct ImportPreviewView: View {
  let report: TableImportReport
  let thing: String
  /// The command line with maps of what the file lacks; nil when it lacks nothing.
  var ready: String?

  var label: String { String(report.added + report.updated) }

  var text: String {
    var table = TextTable(["Column", "Read as", "Values"].map { TextColumn(title: $0, alignment: .left) })
    for column in report.columns where !column.theirs.isEmpty || !column.samples.isEmpty {
      table.append([column.theirs, column.ours ?? "(not read)", column.samples.joined(separator: " | ")])
    }
    let encoding = report.encoding == .utf8 ? [] : ["The file is read as \(report.encoding.rawValue)."]
    var lines = table.lines(width: nil, TextStyle(isColored: false))
    lines += encoding + report.mapNotes
    lines.append(counts)
    lines += report.refusals(ready) + AgreedElsewhere.notes(report.agreedElsewhere)
    lines += UnchargedTotal.notes(report.uncharged)
    return lines.joined(separator: "\n")
  }

  private var counts: String {
    guard report.missing.isEmpty else {
      return "Nothing would come in: no column is read as \(Phrases.either(report.missing))."
    }
    return
      "Would add \(Phrases.count(report.added, thing)), update \(report.updated), leave \(report.unchanged) as they are"
      + (report.refused > 0 ? ", refuse \(Phrases.count(report.refused, "row"))." : ".")
  }

  func write(to fields: inout some FieldWriter) {
    TableImportView(report: report, thing: thing).write(to: &fields)
    fields.field("preview", true)
    fields.field("changed", report.added + report.updated > 0)
    fields.field("replayed", false)
    fields.field("dryRun", true)
  }
}
