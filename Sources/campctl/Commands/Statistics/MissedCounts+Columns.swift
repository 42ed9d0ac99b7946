import CampgroundManager

/// Parties that did not come.
struct NoShowCounts: StatisticsColumns {
  let counts: MissedCounts

  static var columns: [TextColumn] {
    [.right("STAYS"), .right("NO-SHOWS"), .right("SHARE"), .right("NIGHTS"), .right("FEES")]
  }

  func write(to fields: inout some FieldWriter, _ currency: Currency) {
    fields.field("stays", counts.stays)
    fields.field("noShows", counts.missed)
    fields.field("share", Figures.number(counts.share))
    fields.field("nightsLost", counts.nights)
    fields.field("feesKept", currency.text(counts.fees))
    fields.field("currency", currency)
  }

  func cells(_ currency: Currency) -> [String] { counts.cells(currency) }

  var bar: (length: Int, words: String) { (counts.missed, "\(counts.missed)") }
}

/// Reservations that were cancelled.
struct CancellationCounts: StatisticsColumns {
  let counts: MissedCounts

  static var columns: [TextColumn] {
    [.right("RESERVATIONS"), .right("CANCELLED"), .right("SHARE"), .right("NIGHTS"), .right("FEES")]
  }

  func write(to fields: inout some FieldWriter, _ currency: Currency) {
    fields.field("reservations", counts.stays)
    fields.field("cancelled", counts.missed)
    fields.field("share", Figures.number(counts.share))
    fields.field("nightsLost", counts.nights)
    fields.field("feesKept", currency.text(counts.fees))
    fields.field("currency", currency)
    Band.notice.write(counts.notice, to: &fields)
    fields.field("unknown", counts.unknown)
  }

  func cells(_ currency: Currency) -> [String] { counts.cells(currency) }

  var bar: (length: Int, words: String) { (counts.missed, "\(counts.missed)") }
}

extension MissedCounts {
  fileprivate func cells(_ currency: Currency) -> [String] {
    ["\(stays)", "\(missed)", Figures.percent(share), "\(nights)", currency.text(fees)]
  }
}
