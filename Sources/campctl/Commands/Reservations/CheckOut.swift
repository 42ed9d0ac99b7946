import Arguments
import CampgroundManager

/// Checks a party out, a whole group, or all that should have left.
struct CheckOut: ChangeCommand {
  var subject = ReservationOrGroup()
  var overdue = false

  static let help = CommandHelp(
    "Check a party out, a whole group, or all that should have left.",
    discussion: """
      A party that leaves early gives back the nights from today on; the day of arrival counts as one night. Nights \
      beyond the day of departure are not charged: campctl change --depart today, before it, makes them part of the stay.
      """,
    examples: ["campctl check-out r-3", "campctl check-out --group Scouts", "campctl check-out --overdue"])

  static let arguments: [Argument] = .of(
    part(ReservationOrGroup.arguments(orOptions: ["overdue"])) { $1(&$0.subject) },
    [
      flag("overdue", "Check out every party that should have left by now, by check-out time and its grace.") {
        $0.overdue = $1
      }
    ])

  private enum Subject {
    case one(ReservationReference)
    case several(group: String?)
  }

  /// Throws ``Failure`` unless exactly one of them is given.
  private func parties() throws(Failure) -> Subject {
    if overdue {
      guard subject.isEmpty else { throw .usage(.standsAlone("overdue")) }
      return .several(group: nil)
    }
    switch try subject.subject() {
    case .one(let reference): return .one(reference)
    case .group(let name): return .several(group: name)
    }
  }

  func perform(in campground: Campground) throws -> Response {
    campground.waitlist.expectMatches()
    let makeView = try LeftView.maker(in: campground)
    switch try parties() {
    case .one(let reference):
      let written = try campground.reservations.checkOut(reference).map(makeView)
      let price = try PriceChange(of: written.result.view, by: written)
      let sentence = try written.result.sentence(written, price)
      let notes = try written.result.notes(in: campground) + price.notes
      return Response(written, sentence, extras: price.extras + .notes(notes))
    case .several(let group):
      let left = try several(group, in: campground)
      return try response(to: left.map { $0.map(makeView) }, of: group, in: campground)
    }
  }

  private func several(_ group: String?, in campground: Campground) throws -> Written<[CheckedOut]> {
    try group.map { try campground.reservations.checkOut(group: $0) } ?? campground.reservations.checkOutOverdue()
  }

  private func response(
    to written: Written<[LeftView]>, of group: String?, in campground: Campground
  ) throws -> Response {
    let rest = try group.map {
      try ReservationOrGroup.rest(of: $0, besides: written.map { $0.map(\.view) }, in: campground)
    }
    return try Response(
      written, written.result.map { try $0.sentence(written, PriceChange(of: $0.view, by: written)) },
      each: {
        let price = try PriceChange(of: $0.view, by: written)
        return try price.extras + .notes($0.notes(in: campground) + price.notes)
      }, extras: .notes(rest ?? []), empty: "No party should have left by now.")
  }

  var question: ((Campground) throws -> String?)? { cost }

  /// The question whether the parties leave early at this price; nil when it costs nothing.
  private func cost(in campground: Campground) throws -> String? {
    let currency = try campground.settings.settings.currency
    switch try parties() {
    case .one(let reference):
      let left = try campground.reservations.checkOut(reference)
      let fee = try left.penalties(on: left.id)
      guard fee > 0, let id = left.id else {
        let view = try LeftView.maker(in: campground)(left.result)
        return try view.lateQuestion(in: campground)
          ?? PriceChange(of: view.view, by: left).lawWords.map(Questions.lawTax)
      }
      return Questions.checkOut(id.description, early: left.nightsEarly, costs: "\(currency.text(fee)) \(currency)")
    case .several(let group):
      guard let group else { return nil }
      let left = try campground.reservations.checkOut(group: group)
      let fee = try left.result.reduce(0) { try $0 + left.penalties(on: $1.id) }
      return fee > 0 ? Questions.checkOut(group: group, costs: "\(currency.text(fee)) \(currency)") : nil
    }
  }
}
