import CampgroundManager

/// A sale over the counter, in the campground's currency.
struct SaleView: View {
  let sale: Sale
  let currency: Currency

  func write(to fields: inout some FieldWriter) {
    let payment = sale.payment
    fields.field("id", payment.id)
    fields.field("day", payment.day)
    fields.field("reservation", payment.reservation)
    fields.field("kind", payment.kind.rawValue)
    fields.amount("amount", payment.amount, currency)
    fields.field("method", payment.method)
    fields.field("actor", payment.actor)
    fields.field("memo", sale.memo)
    fields.objects("entries", sale.entries, write)
    fields.amount("paid", sale.paid, currency)
    fields.field("currency", currency)
  }

  private func write(_ entry: LedgerEntry, to fields: inout some FieldWriter) {
    fields.field("id", entry.id)
    fields.field("day", entry.day)
    fields.field("kind", entry.kind.rawValue)
    fields.field("item", entry.item.rawValue)
    fields.amount("amount", entry.amount, currency)
    fields.field("method", entry.method)
    fields.field("memo", entry.memo ?? (entry.name.isEmpty ? nil : entry.name))
    fields.field("actor", entry.actor)
    fields.field("counters", entry.counters)
  }

  var label: String { sale.payment.id.description }
  var text: String { "\(label): \(words)" }

  /// `2 × firewood for 12.72 USD by cash (l-9), of which 0.72 is tax`.
  var words: String {
    let amount = "\(currency.text(sale.payment.amount)) \(currency)"
    let what = sale.memo.map { "\($0) for " } ?? ""
    let how = sale.payment.method.map { " by \($0)" } ?? ""
    let parts = [("taxes of", sale.taxes), ("fees of", sale.fees)].filter { $0.1 != 0 }
      .map { "\($0) \(currency.text($1))" }
    return "\(what)\(amount)\(how) (\(label))" + (parts.isEmpty ? "" : ", with \(Phrases.list(parts))")
  }
}
