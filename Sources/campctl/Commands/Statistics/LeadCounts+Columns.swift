import CampgroundManager

extension LeadCounts: StatisticsColumns {
  static var columns: [TextColumn] { [.right("STAYS"), .right("MEDIAN"), .right("MEAN")] }

  func write(to fields: inout some FieldWriter, _ currency: Currency) {
    fields.field("stays", stays)
    fields.field("median", Figures.short(days.median))
    fields.field("mean", Figures.short(days.mean))
    Band.lead.write(days, to: &fields)
    fields.field("unknown", unknown)
  }

  func cells(_ currency: Currency) -> [String] { ["\(stays)", Figures.words(days.median), Figures.words(days.mean)] }

  var bar: (length: Int, words: String) { (days.median.scaled(to: 10) ?? 0, Figures.words(days.median)) }
}

extension LengthCounts: StatisticsColumns {
  static var columns: [TextColumn] { [.right("STAYS"), .right("MEDIAN"), .right("MEAN")] }

  func write(to fields: inout some FieldWriter, _ currency: Currency) {
    fields.field("stays", stays)
    fields.field("median", Figures.short(nights.median))
    fields.field("mean", Figures.short(nights.mean))
    Band.nights.write(nights, to: &fields)
  }

  func cells(_ currency: Currency) -> [String] {
    ["\(stays)", Figures.words(nights.median), Figures.words(nights.mean)]
  }

  var bar: (length: Int, words: String) { (nights.mean.scaled(to: 10) ?? 0, Figures.words(nights.mean)) }
}
