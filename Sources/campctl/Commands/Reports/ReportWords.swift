import CampgroundManager

/// The values of a key in tables and JSON.
extension ReportKey {
  /// The heading of its column.
  var title: String { form == .period ? "PERIOD" : description.uppercased() }

  /// True when its rows follow one another in time.
  var isTime: Bool { form != .name }

  func words(of value: ReportValue) -> String {
    switch value {
    case .days(let days) where form == .month: days.lowerBound.monthText
    case .days(let days): PeriodWords.dated(days)
    case .site(let site): site.description
    case .name(let name, _): name ?? absent
    }
  }

  /// The short form for a plot, in few letters: of days `07-04`, `2027-07`, or the one on which a period begins.
  func brief(of value: ReportValue) -> String {
    let words = words(of: value)
    guard form == .period, let days = value.days else { return DisplayWidth.cut(words, to: 24) }
    let first = days.lowerBound.description
    if days.count == 1 { return String(first.dropFirst(5)) }
    return words.utf8.count == 7 ? words : first
  }

  func field(of value: ReportValue) -> FieldValue {
    switch value {
    case .days(let days): .text(form == .month ? days.lowerBound.monthText : days.lowerBound.description)
    case .site(let site): site.fieldValue
    case .name(let name, _): name.fieldValue
    }
  }
}

extension Day {
  /// The month, such as `2027-07`.
  fileprivate var monthText: String { String(description.prefix(7)) }
}

/// A figure in tables, plots and JSON.
extension ReportFigure {
  func words(_ currency: Currency) -> String {
    switch self {
    case .count(let count): "\(count)"
    case .money(let amount): currency.text(amount)
    case .share(let share): Figures.percent(share)
    case .tenths(let number): Figures.words(number)
    case .quantity(let count): count.description
    case .currency: currency.description
    }
  }

  func field(_ currency: Currency) -> FieldValue {
    switch self {
    case .count(let count): .number(count)
    case .money(let amount): .text(currency.text(amount))
    case .share(let share): Figures.number(share)
    case .tenths(let number): Figures.short(number)
    case .quantity(let count): .json(count.description)
    case .currency: currency.fieldValue
    }
  }

  var kind: FieldKind {
    switch self {
    case .money: .amount
    case .count, .share, .tenths, .quantity: .number
    case .currency: .text
    }
  }

  /// The length of its bar.
  var length: Int {
    switch self {
    case .count(let number), .money(let number): number
    case .share(let share): share.scaled(to: 1000) ?? 0
    case .tenths(let number): number.scaled(to: 10) ?? 0
    case .quantity(let count): count.thousandths
    case .currency: 0
    }
  }

  /// The unit of its bar.
  func scale(_ currency: Currency) -> SheetTable.Scale {
    switch self {
    case .count, .quantity, .currency: .count
    case .money: .money(currency)
    case .share: .share
    case .tenths: .tenths
    }
  }
}

/// The amounts of a row as fields, cells and columns.
extension Array {
  func fields<Amounts>(of amounts: Amounts, _ currency: Currency) -> Extras where Element == ReportAmount<Amounts> {
    reduce(.none) { fields, amount in
      guard let name = amount.name else { return fields }
      let figure = amount.figure(amounts)
      return fields + .field(name, figure.field(currency), figure.kind)
    }
  }

  func cells<Amounts>(of amounts: Amounts, _ currency: Currency) -> [String] where Element == ReportAmount<Amounts> {
    filter { $0.heading != nil }.map { $0.figure(amounts).words(currency) }
  }

  func columns<Amounts>() -> [TextColumn] where Element == ReportAmount<Amounts> {
    compactMap { $0.heading.map { .right($0) } }
  }
}

/// The words of a table of how often each band of a number occurs.
struct BandWords {
  let title: String
  /// The heading of the bands, and that of their counts.
  let columns: (band: String, count: String)
}

extension [ReportBand] {
  /// The table of how often each band occurs, with the numbers that are not known.
  func table(_ words: BandWords, of spread: Spread, unknown: Int = 0) -> SheetTable {
    let whole = spread.count + unknown
    func row(_ title: String, _ count: Int) -> SheetTable.SheetRow {
      SheetTable.SheetRow(
        cells: [title, "\(count)", Figures.percent(Ratio(count, of: whole))], label: title, bar: count,
        value: "\(count)")
    }
    let known = whole == 0 ? [] : map { row($0.title, spread.count(in: $0.numbers)) }
    return SheetTable(
      title: words.title, columns: [.left(words.columns.band), .right(words.columns.count), .right("SHARE")],
      rows: known + (unknown > 0 ? [row("unknown", unknown)] : []), scale: .count, isOverTime: true)
  }
}
