import JSONText
import Persistence

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
  public internal(set) var isFee: Bool
  public internal(set) var share: Share

  /// The measure of the charge. Amounts are minor units.
  public enum Share: Hashable, Sendable {
    /// A percentage of the nights and extras together, rounded once for a stay, half to even.
    case percent(Percent)
    case perNight(Int)
    case perStay(Int)
  }

  /// True when it is an amount in a currency.
  var hasAmount: Bool {
    switch share {
    case .percent: false
    case .perNight, .perStay: true
    }
  }

  /// The charge for a stay of a number of nights at a price.
  func amount(of price: Int, nights: Int) -> Int {
    guard nights > 0 else { return 0 }
    return switch share {
    case .percent(let percent): percent.of(price)
    case .perNight(let amount): MinorUnits.times(amount, nights)
    case .perStay(let amount): amount
    }
  }
}

extension Tax: Journaled, Replayable {
  static let kind = "tax"
  var journalNumber: Int64 { id.rawValue }
}

extension Tax: Recorded {
  package static let blank = Tax(id: TaxID(rawValue: 0), version: 0, rule: .blank)

  static let fields: FieldList = [
    key({ $0.id }, { $0.id = $1 }),
    object("rule", TaxRule.self) { $1(&$0.rule) },
    version({ $0.version }, { $0.version = $1 }),
  ]
}

extension TaxRule: Recorded {
  static let blank = TaxRule(name: "", isFee: false, share: .perStay(-1))

  static let fields: FieldList = [
    text("name", of: .campground, { $0.name }, { $0.name = $1 }),
    field("isFee", column: "is_fee", { $0.isFee }, { $0.isFee = $1 }),
    image("share", { $0.share }, { $0.share = $1 }),
    // Of three columns, one has a value.
    column(
      "percent", { $0.share.percent?.millionths },
      { rule, millionths in
        guard let millionths else { return }
        guard let percent = Percent(millionths: millionths) else { throw StoreError.corrupt("a tax of more than all") }
        rule.share = .percent(percent)
      }),
    column(
      "per_night", { $0.share.perNight },
      { rule, amount in
        if let amount { rule.share = .perNight(try MinorUnits.stored(amount)) }
      }),
    column(
      "per_stay", { $0.share.perStay },
      { rule, amount in
        if let amount { rule.share = .perStay(try MinorUnits.stored(amount)) }
        if rule.share == blank.share { throw StoreError.corrupt("a tax takes nothing") }
      }),
  ]
}

extension TaxRule.Share {
  fileprivate var percent: Percent? { if case .percent(let percent) = self { percent } else { nil } }
  fileprivate var perNight: Int? { if case .perNight(let amount) = self { amount } else { nil } }
  fileprivate var perStay: Int? { if case .perStay(let amount) = self { amount } else { nil } }
}

extension TaxRule.Share: JSONReadable {
  package var fieldValue: FieldValue { value(in: .kept) }

  func value(in form: ImageForm) -> FieldValue { .json(image(form).text) }

  private func image(_ form: ImageForm) -> JSONValue {
    switch self {
    case .percent(let percent): .object([.init("percent", .text(percent.description))])
    case .perNight(let amount): .object([.init("perNight", form.amount(amount))])
    case .perStay(let amount): .object([.init("perStay", form.amount(amount))])
    }
  }

  /// Older versions kept the value in an object of its own, under `_0`.
  init?(json: JSONValue) {
    guard let members = json.members, members.count == 1, let member = members.first else { return nil }
    let value = member.value["_0"] ?? member.value
    switch member.key {
    case "percent":
      guard let text = value.string, let percent = Percent(text) ?? Percent(text + "%") else { return nil }
      self = .percent(percent)
    case "perNight":
      guard let amount = value.number else { return nil }
      self = .perNight(amount)
    case "perStay":
      guard let amount = value.number else { return nil }
      self = .perStay(amount)
    default: return nil
    }
  }
}
