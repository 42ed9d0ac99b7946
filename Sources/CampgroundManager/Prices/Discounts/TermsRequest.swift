/// The requested price of one reservation, beside rates and taxes; nil leaves a term as it is.
package struct TermsRequest: Hashable, Sendable, Encodable {
  /// The discounts by name or code, in the order in which they apply; they take the place of the former ones.
  package var discount: [String]?
  /// The number of the pass that a discount needs.
  package var pass: Edit<String>?
  /// The price of each night; cleared, the rates' prices hold again.
  package var nightly: Edit<Amount>?
  /// The reason of that price.
  package var because: String?
  /// The certificate that exempts from taxes.
  package var taxExempt: Edit<String>?
  /// The taxes from which it exempts; empty is all of them.
  package var taxExemptFrom: [String]?

  package init() {}

  /// True when nothing is requested.
  package var isEmpty: Bool {
    // Each comparison of whole values would have the runtime make types.
    discount == nil && pass == nil && nightly == nil && because == nil && taxExempt == nil && taxExemptFrom == nil
  }
}

extension TermsRequest: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    if let discount { fields.list("discount", discount) }
    if let pass { fields.field("pass", pass.value) }
    if let nightly { fields.field("nightly", nightly.value?.description) }
    if let because { fields.field("because", because) }
    if let taxExempt { fields.field("taxExempt", taxExempt.value) }
    if let taxExemptFrom { fields.list("taxExemptFrom", taxExemptFrom) }
  }
}
