/// A charge that is added to the price of a stay and shown apart: a tax, or a fee of the campground's own.
public struct Tax: Hashable, Sendable {
  public internal(set) var id: TaxID
  /// The version, which grows by one with each change.
  public internal(set) var version: Int
  public internal(set) var rule: TaxRule
}

/// The terms of a tax or fee, as a reservation keeps them.
public struct TaxRule: Hashable, Sendable {
  /// The name, different from every other's.
  public internal(set) var name: String
  /// True when it is the campground's own money, and not owed to others.
  public var isFee: Bool
  /// A percentage applies to the nights, extras and discounts together.
  public internal(set) var share: Measure
  /// True when a certificate of the reservation exempts from it.
  public internal(set) var isExempt = false
  /// The base and the conditions; nil is on each night with its extras.
  public internal(set) var scope: TaxScope?

  public var isIncluded: Bool { scope?.isIncluded ?? false }

  /// The charge for a stay of a number of nights at a price; an exempt one is none.
  func amount(of price: Int, nights: Int) -> Int { isExempt ? 0 : share.amount(of: price, nights: nights) }
}

extension Tax: Journaled, Replayable {
  static let kind = "tax"
  static func name(_ label: String) -> ThingName { .tax(label) }
  var journalNumber: Int64 { id.rawValue }
  var label: String { rule.name }
}

extension Tax: Recorded {
  package static let blank = Tax(id: TaxID(rawValue: 0), version: 0, rule: .blank)

  static let fields: FieldList<Self> = [
    key({ $0.id }, { $0.id = $1 }),
    object("rule", TaxRule.self) { $1(&$0.rule) },
    version({ $0.version }, { $0.version = $1 }),
  ]
}

extension TaxRule: Recorded {
  static let blank = TaxRule(name: "", isFee: false, share: .blank)

  static let fields: FieldList<Self> = [
    text("name", of: .campground, { $0.name }, { $0.name = $1 }),
    field("isFee", \.isFee).stored(in: "is_fee"),
    measure("perNight", \.perNight) { .perNight($0) },
    measure("perStay", \.perStay) { .perStay($0) },
    measure("perPersonNight", \.perPersonNight) { .perNight($0) },
    measure(\.percent),
    // With the people that the tax counts, which depend on the measure.
    request("adultsOnly", \.adultsOnly) { _, _, _, _ in },
    image("share", { $0.share }, { $0.share = $1 }),
    image("exempt", omitted: { !$0 }, { $0.isExempt }, { $0.isExempt = $1 }),
    part(Measure.self) { $1(&$0.share) },
    wholeIfAny("scope", { $0.scope }, { $0.scope = $1 }),
  ]
}

extension Tax: NamedThing {
  static let statements = NamedStatements<Tax>(of: "tax")
  var name: String {
    get { rule.name }
    set { rule.name = newValue }
  }
  var terms: TaxRule {
    get { rule }
    set { rule = newValue }
  }
  var hasAmount: Bool { rule.share.hasAmount }

  func duplicates(among others: [Tax]) -> [Problem] {
    others.contains { $0.name == name } ? [.price(.duplicateTax(name))] : []
  }
}

typealias TaxTable = NamedTable<Tax>

extension NamedTable<Tax> {
  func taxes() throws -> [Tax] { try all() }
}
