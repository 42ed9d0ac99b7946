import CampgroundManager

/// A site that is free.
struct AvailabilityView: TotalledView {
  let site: CampSite
  let total: String?
  /// The reason why it is the best of the free sites.
  var bestBecause: String?
  static var blank: Self { AvailabilityView(site: .blank, total: nil) }

  static var columns: [TextColumn] { CampSite.columns }
  var label: String { site.label }
  var text: String { site.text }

  /// The cells; the best site has its reason in the last column.
  var cells: [String] {
    guard let bestBecause else { return site.cells }
    let also = site.cells.suffix(1) + ["best fit, because \(bestBecause)"]
    return site.cells.dropLast() + [also.filter { !$0.isEmpty }.joined(separator: "; ")]
  }

  func write(to fields: inout some FieldWriter) {
    site.write(to: &fields)
    fields.field("total", total.map(FieldValue.text) ?? .null, .amount)
  }
}

/// Any site, and the reasons against it.
struct ExplainedAvailabilityView: TotalledView {
  let availability: SiteAvailability
  let total: String?
  static var blank: Self { ExplainedAvailabilityView(availability: .blank, total: nil) }

  static var columns: [TextColumn] { [.left("SITE")] + reasonColumns }
  var label: String { availability.site.label }
  var text: String { availability.site.text }
  var cells: [String] { [availability.site.siteNumber.text] + reasonCells }

  func write(to fields: inout some FieldWriter) {
    AvailabilityView(site: availability.site, total: total).write(to: &fields)
    writeReasons(to: &fields)
  }
}

extension ExplainedAvailabilityView {
  static var reasonColumns: [TextColumn] { [.left("FREE"), .left("WHY NOT")] }

  var reasonCells: [String] {
    let reasons = availability.reasons.map(\.sentence).joined(separator: "; ")
    return [availability.isAvailable ? "yes" : "no", reasons]
  }

  func writeReasons(to fields: inout some FieldWriter) {
    fields.field("available", availability.isAvailable)
    fields.objects("reasons", availability.reasons) { reason, fields in
      fields.field("name", reason.name)
      fields.field("problem", reason.sentence)
    }
  }
}
