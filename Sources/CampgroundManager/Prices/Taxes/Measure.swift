import JSONText
import Persistence

/// The measure of a tax, a fee or a discount on the price of a stay. Amounts are minor units.
public enum Measure: Hashable, Sendable {
  /// A percentage of a price, rounded once for a stay, half to even.
  case percent(Percent)
  case perNight(Int)
  case perStay(Int)

  /// True when it is an amount in a currency.
  var hasAmount: Bool {
    switch self {
    case .percent: false
    case .perNight, .perStay: true
    }
  }

  /// The amount for a number of nights at a price.
  func amount(of price: Int, nights: Int) -> Int {
    guard nights > 0 else { return 0 }
    return switch self {
    case .percent(let percent): percent.of(price)
    case .perNight(let amount): MinorUnits.times(amount, nights)
    case .perStay(let amount): amount
    }
  }
}

/// In rows, three columns of which one has a value.
extension Measure: Recorded {
  static let blank = Measure.perStay(-1)

  static let fields: FieldList<Self> = [
    column(
      "percent", { $0.percent?.millionths },
      { measure, millionths in
        guard let millionths else { return }
        guard let percent = Percent(millionths: millionths) else {
          throw StoreError.corrupt("a share of more than all")
        }
        measure = .percent(percent)
      }),
    column(
      "per_night", { $0.perNight },
      { measure, amount in if let amount { measure = .perNight(try MinorUnits.stored(amount)) } }),
    column(
      "per_stay", { $0.perStay },
      { measure, amount in
        if let amount { measure = .perStay(try MinorUnits.stored(amount)) }
        if measure == blank { throw StoreError.corrupt("a charge without a measure") }
      }),
  ]

  package var percent: Percent? { if case .percent(let percent) = self { percent } else { nil } }
  package var perNight: Int? { if case .perNight(let amount) = self { amount } else { nil } }
  package var perStay: Int? { if case .perStay(let amount) = self { amount } else { nil } }
}

extension Measure: JSONReadable {
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
