import Arguments
import CampgroundManager

/// Checks a party out, or all of a group or a camper.
struct CheckOut: ChangeCommand {
  var subject = ReservationsOfCamper()

  static let help = CommandHelp(
    "Check a party out, or all of a group or a camper.",
    discussion: """
      A party that leaves early gives back the nights from today on; the day of arrival counts as one night.
      """,
    examples: ["campctl check-out r-3", "campctl check-out --group Scouts", "campctl check-out 'Ann Lee' --all"])

  static func purpose(of argument: String) -> ReservationPurpose { .checkOut }

  static let arguments: [Argument] = part(ReservationsOfCamper.arguments) { $1(&$0.subject) }

  func perform(in campground: Campground) throws -> Response {
    campground.waitlist.expectMatches()
    let makeView = try LeftView.maker(in: campground)
    switch try subject.parties() {
    case .one(let reference):
      let left = try campground.reservations.checkOut(reference)
      let written = left.map(makeView)
      let price = try PriceChange(of: written.result.view, by: written)
      let sentence = try written.result.sentence(written, price)
      return try Response(
        written, sentence,
        extras: price.extras + .notes(written.result.notes + price.notes)
          + .waitlistMatches(of: written, in: campground))
    case .group(let name):
      let written = try campground.reservations.checkOut(group: name).map { $0.map(makeView) }
      return try response(written, in: campground) {
        try ReservationOrGroup.rest(of: name, besides: written.map { $0.map(\.view) }, in: campground)
      }
    case .camper(let camper):
      return try response(campground.reservations.checkOut(allOf: camper).map { $0.map(makeView) }, in: campground)
    }
  }

  private func response(
    _ written: Written<[LeftView]>, in campground: Campground, rest: () throws -> [String] = { [] }
  ) throws -> Response {
    try Response(
      written, written.result.map { try $0.sentence(written, PriceChange(of: $0.view, by: written)) },
      each: {
        let price = try PriceChange(of: $0.view, by: written)
        return price.extras + .notes($0.notes + price.notes)
      }, extras: .notes(rest()) + .waitlistMatches(of: written, in: campground))
  }

  var question: ((Campground) throws -> String?)? { cost }

  /// The question whether the parties leave early at this price; nil when it costs nothing.
  private func cost(in campground: Campground) throws -> String? {
    let currency = try campground.settings.settings.currency
    switch try subject.parties() {
    case .one(let reference):
      let left = try campground.reservations.checkOut(reference)
      let fee = try left.penalties(on: left.id)
      guard fee > 0, let id = left.id else {
        let view = try LeftView.maker(in: campground)(left.result).view
        return try PriceChange(of: view, by: left).lawWords.map(Questions.lawTax)
      }
      return Questions.checkOut(id.description, early: left.nightsEarly, costs: "\(currency.text(fee)) \(currency)")
    case .group(let name):
      return try cost(campground.reservations.checkOut(group: name), of: name, currency)
    case .camper(let camper):
      let left = try campground.reservations.checkOut(allOf: camper)
      return try cost(left, of: left.result.first?.camper.fullName ?? "", currency)
    }
  }

  private func cost(_ left: Written<[CheckedOut]>, of name: String, _ currency: Currency) throws -> String? {
    let fee = try left.result.reduce(0) { try $0 + left.penalties(on: $1.id) }
    return fee > 0 ? Questions.checkOut(group: name, costs: "\(currency.text(fee)) \(currency)") : nil
  }
}
