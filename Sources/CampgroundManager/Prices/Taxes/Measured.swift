/// Terms with a measure, of which a request names one of several.
protocol Measured: RequestedRecord {
  var share: Measure { get set }
}

extension Recorded where Self: Measured {
  static func measure(_ path: @autoclosure @escaping RequestPath<Percent>) -> Field<Self> {
    request("percent", path()) { terms, percent, _, problems in
      if let percent = percent.part(field: "percent", &problems) { terms.share = .percent(percent) }
    }
  }

  static func measure(
    _ name: StaticString, _ path: @autoclosure @escaping RequestPath<Amount>,
    _ make: @escaping @Sendable (Int) -> Measure
  ) -> Field<Self> {
    request(name, path()) { terms, amount, currency, problems in
      guard let amount = amount.minorUnits(in: currency, field: name.description, &problems) else { return }
      terms.share = make(amount)
    }
  }
}
