import Persistence

/// A part of the price of a stay: a percentage, an amount, a number of nights, all or nothing.
///
/// As people write it an amount has no currency yet; as it is kept it is minor units.
public enum Portion<Money: Hashable & Sendable & LosslessStringConvertible>: Hashable, Sendable {
  case none
  case all
  case percent(Percent)
  case amount(Money)
  /// The price of the first nights of the stay, with their extras.
  case nights(Int)
}

extension Portion: LosslessStringConvertible {
  /// Reads `20%`, `45.00`, `2-nights`, `all` and `none`.
  public init?(_ text: String) {
    switch text.lowercased() {
    case "none": self = .none
    case "all": self = .all
    case let text where text.hasSuffix("%"):
      guard let percent = Percent(text) else { return nil }
      self = .percent(percent)
    case let text where text.hasSuffix("-nights") || text.hasSuffix("-night"):
      guard let end = text.firstIndex(of: "-"), let nights = Digits.value(of: text[..<end].utf8),
        text[end...] == "-nights" || text[end...] == "-night", (1...StayRules.longestStay).contains(nights)
      else { return nil }
      self = .nights(nights)
    default:
      guard let amount = Money(text) else { return nil }
      self = .amount(amount)
    }
  }

  public var description: String {
    text { $0.description }
  }

  /// The portion as people write it, an amount as the body writes it.
  package func text(_ amount: (Money) -> String) -> String {
    switch self {
    case .none: "none"
    case .all: "all"
    case .percent(let percent): percent.description
    case .amount(let money): amount(money)
    case .nights(1): "1-night"
    case .nights(let count): "\(count)-nights"
    }
  }
}

extension Portion: Encodable {
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }
}

/// The written form, with an amount in minor units.
extension Portion: Storable where Money == Int {
  @usableFromInline package var stored: StoredValue { .text(description) }

  @usableFromInline package init?(stored: StoredValue) {
    guard let text = String(stored: stored) else { return nil }
    self.init(text)
  }
}

extension Portion: FieldRepresentable {}

extension Portion: JSONReadable, ColumnValue where Money == Int {
  func value(in form: ImageForm) -> FieldValue { .text(text(form.text)) }
}

extension Portion<Amount> {
  /// The portion with its amount in minor units; reports in `problems` whatever is invalid.
  func inMinorUnits(of currency: Currency, field: String, _ problems: inout [Problem]) -> Portion<Int>? {
    switch self {
    case .none: Portion<Int>.none
    case .all: .all
    case .percent(let percent): percent.part(field: field, &problems).map { .percent($0) }
    case .amount(let amount):
      amount.minorUnits(in: currency, field: field, &problems).map { .amount($0) }
    case .nights(let count): .nights(count)
    }
  }
}

extension Portion<Int> {
  /// The amount of the portion of a total, which it never exceeds; `nights` are the prices of the stay's nights.
  func of(_ total: Int, nights: [Int]) -> Int {
    let share =
      switch self {
      case .none: 0
      case .all: total
      case .percent(let percent): percent.of(total)
      case .amount(let amount): amount
      case .nights(let count): nights.prefix(count).reduce(0, +)
      }
    return max(0, min(share, total))
  }
}
