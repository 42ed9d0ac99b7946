import Arguments
import CampgroundManager

/// Lists the money that came in and was paid out.
struct ListPayments: ChainCommand, ListCommand {
  typealias Element = PaymentView
  static let listDays = DayRelation(.past)

  var days = DayOrPeriod()
  var method: String?
  var actor: String?
  var camper: CamperReference?
  var imported = false

  static let help = CommandHelp(
    "List payments, refunds, sales, security deposits and transfers, the oldest first.",
    discussion: """
      An amount below 0 is a refund, a security deposit that was returned, or the side of a transfer that gives. An \
      entry that was undone stays, and the entry that takes it back has the opposite amount.
      """,
    examples: ["campctl list-payments --day 2027-07-03 --method cash", "campctl list-payments --from 2027-07-01 --csv"])

  static let arguments: [Argument<Self>] = .of(
    part(
      DayOrPeriod.arguments(
        .past,
        "Only payments of this day.", "Only payments on or after this day.", "Only payments before this day.")
    ) {
      $1(&$0.days)
    },
    [
      option("method", .method, "Only payments by this method, such as card; empty for those without one.") {
        $0.method = $1
      },
      option("actor", .text.named("name"), "Only payments that this actor entered.") { $0.actor = $1 },
      option("camper", .camper, "Only this camper's payments.") { $0.camper = $1 }.short("c"),
      flag("imported", "Also list money that was paid elsewhere, which imports brought in.") { $0.imported = $1 },
    ])

  func perform(in campground: Campground) throws -> Response {
    var filter = PaymentFilter()
    let period = try days.days
    (filter.from, filter.before) = (period.from, period.before)
    (filter.method, filter.isWithImported) = (method, imported)
    filter.actor = actor
    filter.camper = try camper.map { try campground.campers.find($0).id }
    let currency = try campground.settings.settings.currency
    let chosen = filter
    return .list(empty: "No payment matches.") { each in
      try campground.payments.forEachPayment(chosen) { try each(PaymentView(payment: $0, currency: currency)) }
    }
  }
}
