/// What is added to the price of a stay and shown apart: a tax, or a fee of the campground's own.
public struct Tax: Hashable, Sendable, Codable {
  public let id: TaxID
  /// Goes up by one with each change.
  public internal(set) var version: Int
  public let rule: TaxRule
}

/// What a tax or fee takes, as a reservation keeps it.
public struct TaxRule: Hashable, Sendable, Codable {
  /// No two have the same.
  public let name: String
  /// Whether it is the campground's own money, and not owed to somebody else.
  public let isFee: Bool
  public let share: Share

  /// Amounts are minor units.
  public enum Share: Hashable, Sendable, Codable {
    /// Of the nights and extras together, rounded once for a stay, half to even.
    case percent(Percent)
    case perNight(Int)
    case perStay(Int)
  }

  /// Whether it is said in a currency.
  var hasAmount: Bool {
    switch share {
    case .percent: false
    case .perNight, .perStay: true
    }
  }

  /// What it takes of a stay of so many nights at such a price.
  func amount(of price: Int, nights: Int) -> Int {
    guard nights > 0 else { return 0 }
    return switch share {
    case .percent(let percent): percent.of(price)
    case .perNight(let amount): MinorUnits.times(amount, nights)
    case .perStay(let amount): amount
    }
  }
}

extension TaxRule: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("name", name)
    fields.field("isFee", isFee)
    fields.object("share") { fields in
      switch share {
      case .percent(let percent): fields.object("percent") { $0.field("_0", percent) }
      case .perNight(let amount): fields.object("perNight") { $0.field("_0", amount) }
      case .perStay(let amount): fields.object("perStay") { $0.field("_0", amount) }
      }
    }
  }
}

extension Tax: Journaled, JournalImage, Replayable {
  static let kind = "tax"
  var journalNumber: Int64 { id.rawValue }
}

extension Tax: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("id", id)
    fields.object("rule", rule.write)
    fields.field("version", version)
  }
}
