import CampgroundManager

/// A site that is free.
struct AvailabilityReport: ListedReport {
  let availability: SiteAvailability

  static var csvHeader: [String] { CampSite.csvHeader + ["total"] }
  static var columns: [TextColumn] { CampSite.columns }
  var label: String { availability.site.label }
  var text: String { availability.site.text }
  var cells: [String] { availability.site.cells }

  func write(to fields: inout some FieldWriter) {
    availability.site.write(to: &fields)
    fields.field("total", .null)
  }
}

/// Any site and what is against it.
struct ExplainedAvailabilityReport: ListedReport {
  let availability: SiteAvailability

  static var csvHeader: [String] { AvailabilityReport.csvHeader + ["available", "reasons"] }
  static var columns: [TextColumn] { [.left("SITE"), .left("FREE"), .left("WHY NOT")] }
  var label: String { availability.site.label }
  var text: String { availability.site.text }

  var cells: [String] {
    let reasons = availability.reasons.map(\.problem).joined(separator: "; ")
    return [availability.site.siteNumber.text, availability.isAvailable ? "yes" : "no", reasons]
  }

  func write(to fields: inout some FieldWriter) {
    AvailabilityReport(availability: availability).write(to: &fields)
    fields.field("available", availability.isAvailable)
    fields.objects("reasons", availability.reasons) { reason, fields in
      fields.field("name", reason.name)
      fields.field("problem", reason.problem)
    }
  }
}
