/// A named discount that reservations may be given (domain rule R28).
public struct Discount: Hashable, Sendable {
  public internal(set) var id: DiscountID
  /// The version, which grows by one with each change.
  public internal(set) var version: Int
  public internal(set) var rule: DiscountRule
}

extension Discount: Journaled, Replayable {
  static let kind = "discount"
  static func name(_ label: String) -> ThingName { .discount(label) }
  var journalNumber: Int64 { id.rawValue }
  var label: String { rule.name }
}

extension Discount: Recorded {
  package static let blank = Discount(id: DiscountID(rawValue: 0), version: 0, rule: .blank)

  static let fields: FieldList<Self> = [
    key({ $0.id }, { $0.id = $1 }),
    part(DiscountRule.self) { $1(&$0.rule) },
    index("name") { $0.rule.name },
    index("needs_pass") { $0.rule.needsPass },
    // No site goes that a discount names.
    index("site", in: "(SELECT id FROM camp_site WHERE number = ?)") { $0.rule.site },
    index("has_amount") { $0.rule.share.hasAmount },
    column("rule", { $0.rule.imageText }, { $0.rule = try .read(image: $1) }),
    version({ $0.version }, { $0.version = $1 }),
  ]
}

extension Discount: NamedThing {
  static let statements = NamedStatements<Discount>(of: "discount")
  var name: String {
    get { rule.name }
    set { rule.name = newValue }
  }
  var terms: DiscountRule {
    get { rule }
    set { rule = newValue }
  }
  var onlySite: SiteNumber? { rule.site }
  var hasAmount: Bool { rule.share.hasAmount }

  func duplicates(among others: [Discount]) -> [Problem] { rule.duplicates(among: others) }
}

typealias DiscountTable = NamedTable<Discount>

extension NamedTable<Discount> {
  func discounts() throws -> [Discount] { try all() }
}

extension DiscountRule {
  /// The problems of its name and code, where another discount has it as name or code, in any case of letters.
  func duplicates(among others: [Discount]) -> [Problem] {
    let taken = Set(others.flatMap { [$0.rule.name, $0.rule.code] }.compactMap { $0.map(PersonText.key) })
    return [("name", name), ("code", code)].compactMap { field, word in
      guard let word, taken.contains(PersonText.key(word)) else { return nil }
      return .price(.duplicateDiscount(word, field: field))
    }
  }
}
