import Arguments
import CampgroundManager

/// The measure of a tax and the nights that it is on; a term that is not given stays as it is.
extension TaxEdits {
  static var charges: [Argument<Self>] {
    .of([
      option("percent", .percent, "The percentage of the price, such as 7.25%.") { $0.percent = $1 },
      option("per-night", .amount, "The amount for each night.") { $0.perNight = $1 },
      option("per-stay", .amount, "The amount for each stay.") { $0.perStay = $1 },
      option("per-person-night", .amount, "The amount for each person and night.") { $0.perPersonNight = $1 },
      toggle("adults-only", "An amount per person is for adults alone.") { $0.adultsOnly = $1 },
      option(
        "on", .list(of: .taxBase, "charges"),
        "The charges that it is on: nights, extras, fees, charges or items (default: nights,extras)."
      ) { $0.on = $1 },
      toggle("included", "Prices have the tax in them.") { $0.included = $1 },
      toggle("fee", "A fee kept by the campground, not a tax.") { $0.isFee = $1 },
    ])
  }

  /// The nights that it is on.
  static var nights: [Argument<Self>] {
    .of([
      option("type", .edit(.type), "Only nights on sites of this type (default: all types).") { $0.type = $1 },
      option("from", .edit(.day), "The first night that it is on.") { $0.from = $1 },
      option("before", .edit(.day(after: "from")), "The day after the last night that it is on.") { $0.before = $1 },
      option("stays-up-to", .edit(.number), "Only stays of at most this number of nights (default: all stays).") {
        $0.staysUpTo = $1
      },
      option(
        "first-nights", .edit(.number),
        "Only this number of nights of a stay, its first ones (default: all nights)."
      ) { $0.firstNights = $1 },
    ]).titled("Which nights")
  }
}

extension ValueReader<TaxBase> {
  /// A charge that a tax can be on.
  fileprivate static var taxBase: ValueReader {
    let names = TaxBase.allCases.map(\.rawValue)
    return .text("charge", completion: .choices { names }, reason: "it is one of \(names.joined(separator: ", "))") {
      TaxBase(rawValue: $0)
    }
  }
}
