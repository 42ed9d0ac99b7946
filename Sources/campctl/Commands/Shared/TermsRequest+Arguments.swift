import Arguments
import CampgroundManager

/// The price that people agree on for one reservation, as arguments.
extension TermsRequest: ArgumentSet {
  /// The arguments of a new reservation.
  static let given: [Argument<Self>] =
    ([
      repeated("discount", .discount, "A discount by its name or code.") {
        $0.discount = $1
      },
      option("pass", .text.named("number"), "The number of the pass that a discount needs.") { $0.pass = .set($1) },
      option("nightly", .amount, "The price of each night, in place of the rates' prices; needs --because.") {
        $0.nightly = .set($1)
      },
      option("because", .text.named("reason"), "The reason of --nightly.") { $0.because = $1 },
      option("tax-exempt", .text.named("certificate"), "The certificate that exempts the stay from all taxes.") {
        $0.taxExempt = .set($1)
      },
    ] + [exemptFrom]).titled("Price")

  /// The arguments of a change, whose empty values end a term.
  static let edits: [Argument<Self>] =
    ([
      repeated("discount", .discount, "A discount by its name or code, in place of the former ones.") {
        $0.discount = $1 == [""] ? [] : $1
      },
      option("pass", .edit(.text.named("number")), "The number of the pass that a discount needs.") { $0.pass = $1 },
      option("nightly", .edit(.amount), "The price of each open night, in place of the rates' prices.") {
        $0.nightly = $1
      },
      option("because", .text.named("reason"), "The reason of --nightly.") { $0.because = $1 },
      option("tax-exempt", .edit(.text.named("certificate")), "The certificate that exempts the stay from all taxes.") {
        $0.taxExempt = $1
      },
    ] + [exemptFrom]).titled("Price")

  private static let exemptFrom = repeated(
    "tax-exempt-from", .tax, "A tax from which the certificate exempts, instead of all."
  ) { $0.taxExemptFrom = $1 }

  /// The terms that say nothing without another.
  func misuse(isNew: Bool) -> [UsageProblem] {
    var problems: [UsageProblem] = []
    if because != nil, nightly == nil { problems.append(.withoutOther("because", needs: "nightly")) }
    guard isNew else { return problems }
    if pass != nil, discount == nil { problems.append(.withoutOther("pass", needs: "discount")) }
    if taxExemptFrom != nil, taxExempt == nil {
      problems.append(.withoutOther("tax-exempt-from", needs: "tax-exempt"))
    }
    return problems
  }
}

extension ValueReader<String> {
  fileprivate static var discount: Self { .text.named("name", completion: .of(.discount)) }
  fileprivate static var tax: Self { .text.named("name", completion: .of(.tax)) }
}
