/// The requested tax or fee on the price of stays; one of the three measures is given.
package struct TaxRequest: Hashable, Sendable, Encodable {
  package var name: String
  package var percent: Percent?
  package var perNight: Amount?
  package var perStay: Amount?
  /// True when it is the campground's own money.
  package var isFee = false

  package init(_ name: String) { self.name = name }

  /// The given measure; reports in `problems` whatever is invalid, and when there is not exactly one.
  func share(in currency: Currency, _ problems: inout [Problem]) -> Measure? {
    let amounts = (
      perNight?.minorUnits(in: currency, field: "perNight", &problems),
      perStay?.minorUnits(in: currency, field: "perStay", &problems)
    )
    let part = percent?.part(field: "percent", &problems)
    let given: [Measure?] = [
      part.map { .percent($0) }, amounts.0.map { .perNight($0) }, amounts.1.map { .perStay($0) },
    ]
    let count = [percent != nil, perNight != nil, perStay != nil].count { $0 }
    if count != 1 { problems.append(.price(.taxWithoutShare)) }
    return given.compactMap(\.self).first
  }
}
