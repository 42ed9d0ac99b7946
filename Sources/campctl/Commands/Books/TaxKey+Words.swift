import CampgroundManager

/// The key of a row of taxes in words.
extension TaxKey {
  /// The month, such as `2027-07`.
  var monthText: String? { month.map { String($0.description.prefix(7)) } }

  /// The value of one key.
  func words(_ grouping: TaxGrouping) -> String {
    switch grouping {
    case .name: name ?? ""
    case .month: monthText ?? ""
    case .type: type?.text ?? "no site"
    }
  }
}

extension TaxGrouping {
  var title: String { rawValue.uppercased() }
}

/// Taxes and their bases, as columns and in JSON.
extension TaxAmounts {
  func write(to fields: inout some FieldWriter, _ currency: Currency) {
    fields.field("taxed", currency.text(taxed))
    fields.field("exempt", currency.text(exempt))
    fields.field("tax", currency.text(tax))
    fields.field("kept", currency.text(kept))
  }

  func cells(_ currency: Currency) -> [String] { [taxed, exempt, tax, kept].map(currency.text) }
}
