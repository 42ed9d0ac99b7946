import CampgroundManager

/// A record in which a text stands: where, when, and whether its party is here now.
struct FindingView: ListedView {
  let finding: Finding
  let stay: ReservationView?
  static var blank: Self { FindingView(finding: .blank, stay: .blank) }

  var label: String { finding.id }
  var text: String { cells.joined(separator: "  ") }

  func write(to fields: inout some FieldWriter) {
    fields.field("kind", finding.kind)
    fields.field("id", finding.id)
    fields.field("field", finding.found.name)
    fields.field("text", finding.found.text)
    // Its columns would be named as those of the camper.
    fields.cell("reservation", stay ?? .blank, isThere: stay != nil)
    if let camper = finding.camper {
      fields.object("camper", camper.writeContact)
    } else {
      fields.missing("camper", Camper.blank.writeContact)
    }
    fields.field("here", finding.isHere)
    fields.field("overdue", finding.isOverdue)
    fields.cell("block", closed ?? .blank, isThere: closed != nil)
  }

  /// The site and the nights of a block.
  private var closed: ClosedNights? {
    guard case .block(let block) = finding.thing else { return nil }
    return ClosedNights(site: block.site, days: block.from..<block.before)
  }

  private var site: SiteNumber? {
    if case .site(let site) = finding.thing { return site.siteNumber }
    return stay.map { $0.reservation.site(on: $0.today) } ?? closed?.site
  }

  static var columns: [TextColumn] {
    [
      .left("ID"), .flexible("FOUND"), .left("WHEN"), .left("SITE"), .left("ARRIVAL"),
      .left("DEPARTURE", isSpare: true),
      .flexible("CAMPER"), .left("PHONE"),
    ]
  }

  var cells: [String] {
    let reservation = stay?.reservation
    let (arrival, departure) = (
      reservation?.arrival ?? closed?.days.lowerBound, reservation?.departure ?? closed?.days.upperBound
    )
    return [
      finding.id, "\(finding.found.words): \(finding.found.text)", standing, site?.text ?? "", arrival?.dated ?? "",
      departure?.dated ?? "", finding.camper?.fullName ?? "", finding.camper?.phoneNumber ?? "",
    ]
  }

  private var standing: String {
    if finding.isOverdue { return finding.isHere ? "here, overdue" : "overdue" }
    if finding.isHere { return "here" }
    guard let stay else { return closed == nil ? "" : "blocked" }
    let words = stay.reservation.status.description.lowercased()
    // The row of a camper has that camper's id in front.
    return finding.id == stay.label ? words : "\(words), \(stay.label)"
  }
}

/// The nights that a block closes, as a finding has them.
private struct ClosedNights: FieldWritable {
  static let blank = ClosedNights(site: "0", days: Day.earliest..<Day.earliest)

  let site: SiteNumber
  let days: Range<Day>

  func write(to fields: inout some FieldWriter) {
    fields.field("site", site)
    fields.field("from", days.lowerBound)
    fields.field("before", days.upperBound)
  }
}

extension FoundText {
  fileprivate var words: String {
    switch name {
    case "ref": "number at its source"
    case "cancelReason", "because": "reason"
    case "taxExempt": "tax exemption"
    default: title?.lowercased() ?? name
    }
  }
}
