import Arguments
import CampgroundManager

/// Adds a named discount that reservations may be given.
struct AddDiscount: WriteCommand {
  var discount = DiscountRequest("")
  var on: [DiscountedPrice]?

  static let help = CommandHelp(
    "Add a named discount for reservations.",
    discussion: """
      A discount lowers the price of the nights that it covers, before taxes, and never below 0. A percentage \
      applies to the price before discounts, and is rounded once for a stay, half to even. A reservation keeps its \
      discounts as they were at booking.
      """,
    examples: [
      "campctl add-discount Access --percent 50% --needs-pass",
      "campctl add-discount 'Spring week' --per-night 5.00 --before 2027-06-01 --min-nights 7 --code SPRING",
    ])

  static let arguments: [Argument] = .of(
    [
      positional("name", .text.named("name"), "The name of the discount.") { $0.discount.name = $1 },
      option("percent", .percent, "The percentage of the price, such as 50%.") { $0.discount.percent = $1 },
      option("per-night", .amount, "The amount for each night.") { $0.discount.perNight = $1 },
      option("per-stay", .amount, "The amount for each stay.") { $0.discount.perStay = $1 },
      option("on", .discounted, "The price that it lowers (default: nights).") { $0.on = $1 },
      option("code", .text.named("word"), "A word that stands for its name.") { $0.discount.code = $1 },
      flag("needs-pass", "Reservations have it only with the number of a pass.") { $0.discount.needsPass = $1 },
    ],
    nights)

  /// The nights that it covers.
  private static let nights: [Argument] = [
    option("site", .site, "Only nights on this site (default: all sites).", short: "s") { $0.discount.site = $1 },
    option("type", .type, "Only nights on sites of this type (default: all types).") { $0.discount.type = $1 },
    option("from", .day, "The first night that it covers.") { $0.discount.from = $1 },
    option("before", .day(after: "from"), "The day after the last night that it covers.") { $0.discount.before = $1 },
    option(
      "weekdays", .list(of: .weekday, "days"),
      "Only nights that begin on one of these days, such as sun,mon (default: all days)."
    ) { $0.discount.weekdays = $1 },
    option("min-nights", .number, "The minimum number of nights of a stay (default: 1).") {
      $0.discount.minNights = $1
    },
  ].titled("Which nights")

  func perform(in campground: Campground) throws -> Response {
    var request = discount
    request.includesExtras = on?.contains(.extras) ?? false
    let currency = try campground.settings.settings.currency
    let written = try campground.discounts.addDiscount(request)
      .map { DiscountView(discount: $0, currency: currency) }
    return Response(
      written, "Added the discount \(written.label): \(written.words).",
      extras: .notes(try SiteType.unusedNotes(written.discount.rule.type, in: campground)))
  }
}
