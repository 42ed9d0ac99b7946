import CampgroundManager

/// The price that people have agreed on for a reservation.
extension ReservationView {
  private var discounts: [(discount: AgreedDiscount, amount: Int)] {
    Array(zip(reservation.terms?.discounts ?? [], reservation.discountAmounts))
  }

  func writeTerms(to fields: inout some FieldWriter) {
    // Nearly every reservation has none, and a list of things of its own would have the runtime make types.
    guard reservation.terms != nil else {
      fields.list("discounts", [FieldValue](), .text)
      fields.amount("nightly", nil, currency)
      return fields.field("taxExempt", FieldValue.null)
    }
    fields.objects("discounts", discounts) { given, fields in
      fields.field("name", given.discount.isByHand ? nil : given.discount.rule.name)
      fields.amount("amount", -given.amount, currency)
      fields.field("reason", given.discount.because)
    }
    fields.amount("nightly", reservation.terms?.nightly, currency)
    fields.field("taxExempt", reservation.terms?.certificate)
  }

  /// `Access -45.00, by hand -20.00 (late hookup)`; nil without a discount.
  var discountWords: String? {
    reservation.terms == nil || discounts.isEmpty
      ? nil
      : discounts.map { discount, amount in
        let why = discount.because.map { " (\($0))" } ?? ""
        return "\(discount.isByHand ? "by hand" : discount.rule.name) \(currency.text(-amount))\(why)"
      }.joined(separator: ", ")
  }

  /// `30.00 a night (works for us)`; nil when the rates make the price.
  var ownPriceWords: String? {
    reservation.terms?.nightly.map { amount in
      "\(currency.text(amount)) a night\(reservation.terms?.nightlyReason.map { " (\($0))" } ?? "")"
    }
  }

  /// The notes about discounts that change nothing, in the answer to a command that agrees on them.
  var discountNotes: [String] {
    if reservation.terms == nil { return [] }
    return discounts.filter { !$0.discount.isByHand && $0.amount == 0 }
      .map { "The discount \($0.discount.rule.name) takes nothing off this stay." }
  }

  /// The note about the part of a discount that no night has.
  func restNotes(of written: WriteResult<ReservationView>) throws -> [String] {
    let discount = try written.discountCorrections(on: reservation.id)
    guard discount > 0 else { return [] }
    return ["\(currency.text(discount)) \(currency) of it is a line of today, as no open night has room for it."]
  }

  /// The note about the taxes, when a discount lowers them.
  func taxNotes(of written: WriteResult<ReservationView>) throws -> [String] {
    let less = try -written.taxes(on: reservation.id)
    return less > 0 ? [TaxWords.fall(currency.text(less), currency)] : []
  }
}
