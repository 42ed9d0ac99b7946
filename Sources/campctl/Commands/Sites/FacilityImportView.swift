import CampgroundManager

/// The result of the import of one of several facilities.
struct FacilityImportView: ListedView {
  /// The facility; nil for campsites that belong to none.
  let facility: RIDBFacility?
  /// The path of its store; nil when it has no site.
  let store: String?
  let report: ImportReport
  /// The outcome of the write; nil when there was nothing to write.
  var written: WriteResult<ImportReport>?

  static var blank: Self { FacilityImportView(facility: nil, store: nil, report: .blank) }

  func write(to fields: inout some FieldWriter) {
    fields.field("facility", facility?.id)
    fields.field("name", facility?.name)
    fields.field("store", store)
    report.write(to: &fields)
    fields.field("changed", written?.changed ?? false)
    fields.field("replayed", written?.replayed ?? false)
    fields.field("dryRun", written?.isDryRun ?? false)
  }

  var label: String { facility?.id ?? "" }
  var text: String { cells.joined(separator: "  ") }

  static var columns: [TextColumn] {
    [
      .left("FACILITY"), .flexible("NAME"), .right("ADDED"), .right("UPDATED"), .right("UNCHANGED"), .right("SKIPPED"),
    ]
  }

  var cells: [String] {
    [label, facility?.name ?? ""]
      + [report.added, report.updated, report.unchanged, report.skipped.count].map { String($0) }
  }
}
