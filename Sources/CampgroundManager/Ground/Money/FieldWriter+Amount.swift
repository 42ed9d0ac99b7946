extension FieldWriter {
  /// An amount of minor units in a currency; nil for none.
  package mutating func amount(_ key: StaticString, _ amount: Int?, _ currency: Currency) {
    field(key, amount.map { .text(currency.text($0)) } ?? .null, .amount)
  }
}
