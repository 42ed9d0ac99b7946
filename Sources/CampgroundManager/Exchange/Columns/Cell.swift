/// A cell of an understood column that is not empty, beside the habits of its file.
struct Cell {
  let text: String
  let amounts: AmountHabit
  /// The currency that the header names.
  let currency: CurrencyMark?
  /// The order of days that the request, the layout or the column decides; nil when none does.
  let order: DayOrder?
  /// True when the request has decided it.
  let isOrdered: Bool

  /// The cell with a part of its text.
  func with(_ text: String) -> Cell {
    Cell(text: text, amounts: amounts, currency: currency, order: order, isOrdered: isOrdered)
  }

  var number: Int {
    get throws(CellProblem) { try read(.number, CellText.number(text)) }
  }

  var flag: Bool {
    get throws(CellProblem) { try read(.flag, CellText.flag(text)) }
  }

  /// Such as `30/50 amp`, ascending.
  var amperes: [Int] {
    get throws(CellProblem) {
      guard case .given(let hookup) = RIDBText.hookup(text), hookup.isThere, !hookup.amps.isEmpty else {
        throw .unreadable(.amperes)
      }
      return hookup.amps.sorted()
    }
  }

  var amount: Amount {
    get throws(CellProblem) {
      let amount = try amounts.amount(text)
      try requireCurrency(amount.mark, of: amount)
      try requireCurrency(currency.flatMap { CurrencyMark($0.text, in: "\(text) \($0.text)") }, of: amount)
      return amount
    }
  }

  /// The number of a telephone, as `add-camper` reads it.
  var phone: String {
    get throws(CellProblem) {
      let number = PhoneNumber.kept(text)
      if PhoneNumber.isShortened(number) { throw .refused(.record(.invalidPhoneNumber(text))) }
      return try read(.phone, PhoneNumber.isValid(number) ? number : nil)
    }
  }

  /// Requires a sign or a code of the campground's currency.
  func requireCurrency() throws(CellProblem) {
    try requireCurrency(read(.currency, CurrencyMark(text, in: text)), of: .zero)
  }

  private func requireCurrency(_ mark: CurrencyMark?, of amount: Amount) throws(CellProblem) {
    guard let mark, !mark.isOf(amounts.currency) else { return }
    var other = amount
    other.mark = mark
    throw .refused(.money(.otherCurrency(field: "amount", other, amounts.currency)))
  }

  var day: DayCell {
    get throws(CellProblem) {
      let day = try read(.day, DayText(text))
      if isOrdered, let order, day.day(in: order) == nil { throw .unreadable(.day) }
      return DayCell(day: day, order: order, isOrdered: isOrdered)
    }
  }

  func read<Value>(_ kind: CellKind, _ value: Value?) throws(CellProblem) -> Value {
    guard let value else { throw .unreadable(kind) }
    return value
  }
}

/// A day of a row, whose figures the row as a whole may decide.
struct DayCell: Hashable, Sendable {
  let day: DayText
  let order: DayOrder?
  let isOrdered: Bool

  /// The day, by the order that the row has decided, if it has.
  func day(_ rowOrder: DayOrder?) throws(CellProblem) -> Day {
    if let certain = day.certain { return certain }
    if let order = isOrdered ? order : rowOrder ?? order, let day = day.day(in: order) { return day }
    if let only = day.onlyOrder, let day = day.day(in: only) { return day }
    if let (monthFirst, dayFirst) = day.both { throw .ambiguousDay(monthFirst, dayFirst) }
    throw .unreadable(.day)
  }
}
