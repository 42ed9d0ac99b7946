import CampgroundManager

/// A site to turn over, with a box to tick.
struct TurnoverView: ListedView {
  let turnover: SiteTurnover
  static var blank: Self { TurnoverView(turnover: .blank) }

  func write(to fields: inout some FieldWriter) {
    fields.field("site", turnover.site)
    fields.field("loop", turnover.loop)
    fields.field("kind", turnover.kind.rawValue)
    fields.field("out", turnover.leaving?.id)
    fields.field("outName", turnover.leaving?.camper.fullName)
    fields.field("in", turnover.coming?.id)
    fields.field("inName", turnover.coming?.camper.fullName)
  }

  var label: String { turnover.site.text }
  var text: String { cells.joined(separator: "  ") }

  static var columns: [TextColumn] {
    [.left("DONE"), .flexible("LOOP"), .left("SITE"), .left("WHAT"), .flexible("OUT"), .flexible("IN")]
  }

  var cells: [String] {
    [
      "[ ]", turnover.loop ?? "", label, turnover.kind.rawValue, Self.who(turnover.leaving),
      Self.who(turnover.coming),
    ]
  }

  /// `Bacon Lover (r-3)`; `gone` when the party has checked out.
  static func who(_ reservation: Reservation?) -> String {
    guard let reservation, let id = reservation.id else { return "" }
    let gone = reservation.status == .checkedOut ? ", gone" : ""
    return "\(reservation.camper.fullName) (\(id)\(gone))"
  }
}
