import CampgroundManager

/// The key of a row of decisions in words.
extension DecisionKey {
  /// The month, such as `2027-07`.
  var monthText: String? { month.map { String($0.description.prefix(7)) } }

  /// The value of one key.
  func words(_ grouping: DecisionGrouping) -> String {
    switch grouping {
    case .name: name?.text ?? "by hand"
    case .month: monthText ?? ""
    case .reason: reason ?? "no reason given"
    }
  }
}

extension DecisionGrouping {
  var title: String { rawValue.uppercased() }
}

/// The nights and the money of decisions, as columns and in JSON.
extension DecisionAmounts {
  func write(to fields: inout some FieldWriter, _ currency: Currency) {
    fields.field("nights", nights)
    fields.field("amount", currency.text(amount))
    fields.field("taxNotCharged", currency.text(taxNotCharged))
  }

  func cells(_ currency: Currency) -> [String] {
    ["\(nights)", currency.text(amount), currency.text(taxNotCharged)]
  }
}
