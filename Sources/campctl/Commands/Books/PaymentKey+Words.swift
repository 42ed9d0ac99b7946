import CampgroundManager

/// The key of a row of payments in words.
extension PaymentKey {
  /// The value of one key.
  func words(_ grouping: PaymentGrouping) -> String {
    switch grouping {
    case .method: method ?? "unspecified"
    case .actor: actor ?? ""
    case .day: day?.dated ?? ""
    }
  }
}

extension PaymentGrouping {
  var title: String { rawValue.uppercased() }
}

/// The sums of payments, as columns and in JSON.
extension PaymentAmounts {
  func write(to fields: inout some FieldWriter, _ currency: Currency) {
    fields.field("received", currency.text(received))
    fields.field("refunded", currency.text(refunded))
    fields.field("net", currency.text(net))
    fields.field("count", count)
  }

  func cells(_ currency: Currency) -> [String] {
    [currency.text(received), currency.text(refunded), currency.text(net), "\(count)"]
  }
}
