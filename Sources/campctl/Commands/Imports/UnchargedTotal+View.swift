import CampgroundManager

/// The total of an imported stay that does not come about: a note, as it is not charged.
extension UnchargedTotal: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("reservation", reservation)
    fields.field("total", total)
  }

  /// `r-7 is cancelled; its total of 90.00 is not charged, and stands in its notes.`
  static func notes(_ totals: [UnchargedTotal]) -> [String] {
    let shown = totals.prefix(5).map { stay in
      "\(stay.reservation) is \(stay.status == .noShow ? "a no-show" : "cancelled"); its total of \(stay.total) is not"
        + " charged, and stands in its notes."
    }
    return shown + (totals.count > 5 ? ["So are \(totals.count - 5) more."] : [])
  }
}
