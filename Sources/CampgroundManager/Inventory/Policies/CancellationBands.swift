import Persistence

/// The fee of a cancellation by the days left before arrival, written `7:0% 1:50% 0:100%` (domain rule R8).
///
/// The band with the largest number of days that is at most the days left applies; on the day of arrival and past it,
/// that of 0.
public struct CancellationBands<Money: Hashable & Sendable & LosslessStringConvertible>: Hashable, Sendable {
  /// The cost of cancelling a number of days before arrival, and until the next band.
  public struct Band: Hashable, Sendable {
    /// The number of days before the arrival.
    public let days: Int
    public let portion: Portion<Money>
  }

  /// The bands with the largest number of days first; without any, cancelling is free.
  public let bands: [Band]

  /// The band that applies this many days before arrival; nil when there are none.
  public func band(daysLeft: Int) -> Band? {
    bands.first { $0.days <= max(0, daysLeft) }
  }

  /// True when every day has a band.
  var isComplete: Bool { bands.isEmpty || bands.last?.days == 0 }
}

extension CancellationBands: LosslessStringConvertible {
  /// Returns nil for text that is no list of bands, and when two are for the same days; `none` has no bands.
  public init?(_ text: String) {
    let words = text.split(separator: " ")
    if words == ["none"] {
      self.init(bands: [])
      return
    }
    var bands: [Band] = []
    for word in words {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, let days = Digits.value(of: parts[0].utf8), days <= 100_000,
        let portion = Portion<Money>(String(parts[1])), !bands.contains(where: { $0.days == days })
      else { return nil }
      bands.append(Band(days: days, portion: portion))
    }
    guard !bands.isEmpty else { return nil }
    self.init(bands: bands.sorted { $0.days > $1.days })
  }

  public var description: String {
    text { $0.description }
  }

  /// The bands as people write them, each amount as the body writes it.
  package func text(_ amount: (Money) -> String) -> String {
    bands.isEmpty ? "none" : bands.map { $0.text(amount) }.joined(separator: " ")
  }
}

extension CancellationBands.Band {
  package func text(_ amount: (Money) -> String) -> String { "\(days):\(portion.text(amount))" }
}

extension CancellationBands: Encodable {
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }
}

/// The written form, with amounts in minor units.
extension CancellationBands: Storable where Money == Int {
  @usableFromInline package var stored: StoredValue { .text(description) }

  @usableFromInline package init?(stored: StoredValue) {
    guard let text = String(stored: stored) else { return nil }
    self.init(text)
  }
}

extension CancellationBands: FieldRepresentable {}

extension CancellationBands: JSONReadable, ColumnValue where Money == Int {
  func value(in form: ImageForm) -> FieldValue { .text(text(form.text)) }
}

extension CancellationBands<Amount> {
  /// The bands with their amounts in minor units; reports in `problems` whatever is invalid.
  func inMinorUnits(
    of currency: Currency, field: String, _ problems: inout [Problem]
  ) -> CancellationBands<Int>? {
    let before = problems.count
    let converted = bands.compactMap { band in
      band.portion.inMinorUnits(of: currency, field: field, &problems).map {
        CancellationBands<Int>.Band(days: band.days, portion: $0)
      }
    }
    return problems.count == before ? CancellationBands<Int>(bands: converted) : nil
  }
}
