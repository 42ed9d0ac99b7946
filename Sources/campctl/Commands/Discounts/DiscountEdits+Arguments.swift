import Arguments
import CampgroundManager

/// The measure of a discount and the nights that it covers; a term that is not given stays as it is.
extension DiscountEdits {
  static var prices: [Argument<Self>] {
    .of([
      option("percent", .percent, "The percentage of the price, such as 50%.") { $0.percent = $1 },
      option("per-night", .amount, "The amount for each night.") { $0.perNight = $1 },
      option("per-stay", .amount, "The amount for each stay.") { $0.perStay = $1 },
      option("on", .discounted, "The price that it lowers (default: nights).") { $0.on = $1 },
      option("code", .edit(.text.named("word")), "A word that stands for its name.") { $0.code = $1 },
      toggle("needs-pass", "Reservations have it only with the number of a pass.") { $0.needsPass = $1 },
    ])
  }

  /// The nights that it covers.
  static var nights: [Argument<Self>] {
    .of([
      option("site", .edit(.site), "Only nights on this site (default: all sites).") { $0.site = $1 }.short("s"),
      option("type", .edit(.type), "Only nights on sites of this type (default: all types).") { $0.type = $1 },
      option("from", .edit(.day), "The first night that it covers.") { $0.from = $1 },
      option("before", .edit(.day(after: "from")), "The day after the last night that it covers.") { $0.before = $1 },
      option(
        "weekdays", .list(of: .weekday, "days"),
        "Only nights that begin on one of these days, such as sun,mon (default: all days)."
      ) { $0.weekdays = $1 },
      option("min-nights", .edit(.number), "The minimum number of nights of a stay (default: 1).") {
        $0.minNights = $1
      },
    ]).titled("Which nights")
  }
}

extension ValueReader<[DiscountedPrice]> {
  /// The nights, or the nights and the extras.
  fileprivate static var discounted: ValueReader {
    let reason = "it is nights or nights,extras"
    let price = ValueReader<DiscountedPrice>.text(
      "nights|nights,extras", completion: .choices { DiscountedPrice.allCases.map(\.rawValue) }, reason: reason
    ) { DiscountedPrice(rawValue: $0) }
    let list = ValueReader.list(of: price, price.valueName)
    return ValueReader(like: list) { given throws(InvalidValue) in
      let prices = try list.read(given)
      guard prices == [.nights] || prices == [.nights, .extras] else { throw InvalidValue(reason) }
      return prices
    }
  }
}
