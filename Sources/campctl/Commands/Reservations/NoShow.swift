import Arguments
import CampgroundManager

/// Marks a reservation whose party has not come.
struct NoShow: ChangeCommand {
  var subject = OneReservation()

  static let help = CommandHelp(
    "Mark a reservation as a no-show.",
    discussion: """
      After the day's cut-off (settings --no-show-after) the nights from today on are free again. A party that \
      comes after all can still be checked in while they are free.
      """,
    examples: ["campctl no-show r-3", "campctl no-show --site 12"])

  static func purpose(of argument: String) -> ReservationPurpose { .noShow }

  static let arguments: [Argument<Self>] = part(OneReservation.arguments) { $1(&$0.subject) }

  var misuse: [UsageProblem] { subject.misuse() }

  func perform(in campground: Campground) throws -> Response {
    let makeView = try ReservationView.maker(in: campground)
    let written = try campground.reservations.markNoShow(subject.reference()).map(makeView)
    let (sentence, notes) = try (Self.sentence(of: written), Self.feeNotes(of: written))
    return Response(written, sentence, extras: .notes(notes))
  }

  static func sentence(of written: WriteResult<ReservationView>) throws -> String {
    let view = written.result
    return "Marked \(view.label) a no-show, \(view.reservation.camper.fullName); \(try written.freeAgainWords(view))."
  }

  var question: ((Campground) throws -> String?)? { cost }

  /// The question whether to mark it at this price; nil when it costs nothing.
  private func cost(in campground: Campground) throws -> String? {
    let written = try campground.reservations.markNoShow(subject.reference())
    let fee = try written.penalties(on: written.id)
    guard fee > 0, let id = written.id else { return nil }
    let currency = try campground.settings.settings.currency
    return Questions.noShow(id.description, costs: "\(currency.text(fee)) \(currency)")
  }

  /// The notes about charges made by hand, which stay beside the fee.
  static func feeNotes(of written: WriteResult<ReservationView>) throws -> [String] {
    let (view, id) = (written.result, written.reservation.id)
    guard try view.reservation.sums != AccountSums() || written.difference(of: id) != 0 else { return [] }
    return [view.feeNote("Not coming", costs: try written.penalties(on: id))]
  }
}
