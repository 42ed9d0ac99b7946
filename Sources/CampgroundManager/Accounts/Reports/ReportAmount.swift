/// A figure of the rows of a report, declared once: its key in JSON and CSV, its heading for people, and its unit.
package struct ReportAmount<Amounts>: Sendable {
  /// The heading of its column.
  package enum Heading: Sendable, ExpressibleByStringLiteral {
    /// The name in capitals.
    case name
    case text(String)
    /// No column: people do not need it.
    case hidden

    package init(stringLiteral text: String) { self = .text(text) }
  }

  /// The key; nil for a column for people only.
  package let name: StaticString?
  /// The heading; nil for a figure for programs only.
  package let heading: String?
  /// True for a column that is left out when no row has any.
  package private(set) var isLeftOutAtZero = false
  package let figure: @Sendable (Amounts) -> ReportFigure
  /// The stored number, by which amounts are added.
  private let number: (KeyPath<Amounts, Int> & Sendable)?

  private init(
    _ name: StaticString?, _ heading: Heading, _ number: (KeyPath<Amounts, Int> & Sendable)? = nil,
    _ figure: @escaping @Sendable (Amounts) -> ReportFigure
  ) {
    self.name = name
    self.heading =
      switch heading {
      case .name: name?.description.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : $1.uppercased() }
      case .text(let text): text
      case .hidden: nil
      }
    self.number = number
    self.figure = figure
  }
}

extension ReportAmount {
  static func money(
    _ name: StaticString?, as heading: Heading = .name, isLeftOutAtZero: Bool = false,
    _ number: KeyPath<Amounts, Int> & Sendable
  ) -> Self {
    var amount = Self(name, heading, number) { .money($0[keyPath: number]) }
    amount.isLeftOutAtZero = isLeftOutAtZero
    return amount
  }

  static func count(
    _ name: StaticString, as heading: Heading = .name, _ number: KeyPath<Amounts, Int> & Sendable
  ) -> Self {
    Self(name, heading, number) { .count($0[keyPath: number]) }
  }

  static func share(
    _ name: StaticString, as heading: Heading = .name, _ share: @escaping @Sendable (Amounts) -> Ratio
  ) -> Self {
    Self(name, heading) { .share(share($0)) }
  }

  /// A number with a tenth.
  static func tenths(_ name: StaticString, _ number: @escaping @Sendable (Amounts) -> Ratio) -> Self {
    Self(name, .name) { .tenths(number($0)) }
  }

  /// A number of items, of which some are sold in parts.
  static func quantity(_ name: StaticString, _ number: @escaping @Sendable (Amounts) -> ItemCount) -> Self {
    Self(name, .name) { .quantity(number($0)) }
  }

  /// The currency of the amounts, for programs.
  static var currency: Self { Self("currency", .hidden) { _ in .currency } }

  /// The frequency of the numbers in each band, for programs.
  static func frequencies(
    _ bands: [ReportBand], in spread: @escaping @Sendable (Amounts) -> Spread
  ) -> [Self] {
    bands.map { band in Self(band.name, .hidden) { .count(spread($0).count(in: band.numbers)) } }
  }

  /// Adds the stored number of others.
  fileprivate func add(_ others: Amounts, to amounts: inout Amounts) throws(CampingError) {
    guard let path = number as? WritableKeyPath<Amounts, Int>, let name else { return }
    amounts[keyPath: path] = try MinorUnits.sum(
      [amounts[keyPath: path], others[keyPath: path]], field: name.description)
  }
}

/// The value of a figure, in its unit.
package enum ReportFigure: Hashable, Sendable {
  case count(Int)
  /// Minor units of the currency.
  case money(Int)
  case share(Ratio)
  case tenths(Ratio)
  case quantity(ItemCount)
  case currency
}

/// Amounts that are the sums of their parts' amounts.
package protocol SummedAmounts: AddableAmounts {
  static var amounts: [ReportAmount<Self>] { get }
}

extension SummedAmounts {
  package mutating func add(_ others: Self) throws(CampingError) {
    for amount in Self.amounts { try amount.add(others, to: &self) }
  }
}
