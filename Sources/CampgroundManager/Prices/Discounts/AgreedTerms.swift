/// The price that people have agreed on for one reservation, beside rates and taxes (domain rules R28 and R29).
package struct AgreedTerms: Hashable, Sendable {
  /// The discounts, in the order in which they apply.
  package internal(set) var discounts: [AgreedDiscount] = []
  /// The number of the pass that a discount needs.
  package internal(set) var pass: String?
  /// The price of each night in minor units, in place of the rates' nightly, weekly and monthly prices.
  package internal(set) var nightly: Int?
  /// The reason of that price.
  package internal(set) var nightlyReason: String?
  /// The certificate that exempts from taxes, which is the reason, too.
  package internal(set) var certificate: String?
  /// The taxes from which it exempts; empty is all of them.
  package internal(set) var exemptFrom: [String] = []
  /// The deposit that was agreed elsewhere, in minor units, in place of the policy's.
  package internal(set) var deposit: Int?

  package init() {}
}

extension AgreedTerms {
  /// Taxes and fees, of which the exempt ones are marked.
  func exempting(_ taxes: [TaxRule]) -> [TaxRule] {
    taxes.map { tax in
      var marked = tax
      marked.isExempt = certificate != nil && !tax.isFee && (exemptFrom.isEmpty || exemptFrom.contains(tax.name))
      return marked
    }
  }
}

extension AgreedTerms: Recorded {
  static let blank = AgreedTerms()

  static let fields: FieldList<Self> = [
    list("discounts", { $0.discounts }, { $0.discounts = $1 }).searched { terms, search in
      terms.discounts.lazy.compactMap { $0.found(search) }.first
    },
    text("pass", of: .person { $0.pass = nil }, { $0.pass }, { $0.pass = $1 }).searched(as: .plates),
    amount("nightly", { $0.nightly }, { $0.nightly = $1 }),
    text("nightlyReason", of: .person { $0.nightlyReason = nil }, { $0.nightlyReason }, { $0.nightlyReason = $1 })
      .searched(called: "because"),
    // Forgetting leaves the exemption, without its words.
    text(
      "certificate", of: .person { if $0.certificate != nil { $0.certificate = "" } }, { $0.certificate },
      { $0.certificate = $1 }
    ).searched(called: "taxExempt"),
    image("exemptFrom", { JSONWords($0.exemptFrom) }, { $0.exemptFrom = $1.words }),
    amount("deposit", omitted: { $0 == nil }, { $0.deposit }, { $0.deposit = $1 }),
  ]
}

/// A discount of one reservation.
package struct AgreedDiscount: Hashable, Sendable {
  package internal(set) var rule: DiscountRule
  /// The reason of a discount by hand.
  package internal(set) var because: String?

  /// True when a person decided on it, and not on a named one.
  package var isByHand: Bool { rule.name.isEmpty }
}

extension AgreedDiscount: Recorded {
  static let blank = AgreedDiscount(rule: .blank)

  static let fields: FieldList<Self> = [
    object("rule", DiscountRule.self) { $1(&$0.rule) },
    text("because", of: .person { $0.because = nil }, { $0.because }, { $0.because = $1 }).searched(),
  ]
}
