import JSONText

/// The settings of money: JSON in one column, as few campgrounds have any.
package struct MoneySettings: Hashable, Sendable {
  /// The methods of payment that are accepted; empty is any.
  var methods: [String] = []
  /// The surcharges of methods of payment.
  var surcharge: [Surcharge] = []
  /// The party that prices include, and the prices of the rest, where a rate has none of its own.
  var party = PartyPrices()
}

extension CampgroundSettings {
  /// The methods of payment that are accepted; empty is any.
  package var methods: [String] { money?.methods ?? [] }
  /// The surcharges of methods of payment.
  package var surcharge: [Surcharge] { money?.surcharge ?? [] }
  /// The party that prices include, and the prices of the rest, where a rate has none of its own.
  package var party: PartyPrices { money?.party ?? PartyPrices() }
}

extension MoneySettings: Recorded {
  static let blank = MoneySettings()

  static let fields: FieldList<Self> = [
    image("methods", { JSONWords($0.methods) }, { $0.methods = $1.words })
      .with(request("methods", \.methods) { $0.methods = methods($1 ?? "", &$3) }),
    image(
      "surcharge", { JSONWords($0.surcharge.map(\.description)) },
      { $0.surcharge = $1.words.compactMap(Surcharge.init) }
    ).with(request("surcharge", \.surcharge) { $0.surcharge = surcharges($1 ?? "", $0.methods, &$3) }),
    part(PartyPrices.self) { $1(&$0.party) },
  ]

  /// Writes those that are set, each under the name of its option.
  func write(to fields: inout some FieldWriter, in currency: Currency) {
    for (name, value, kind) in terms(digits: currency.digits) where value != .null && value != .list([]) {
      fields.field(name, value, kind)
    }
  }
}
