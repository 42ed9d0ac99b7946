import Arguments
import CampgroundManager

/// Shows the tasks left before a day is closed, and marks no-shows when requested.
struct CloseDay: WriteCommand {
  var float: Amount?
  var markNoShows = false

  static let help = CommandHelp(
    "Show the drawer, unpaid balances, no-shows to mark and tomorrow's arrivals.",
    discussion: """
      The drawer has today's payments by method, as report payments has them. Unpaid are the parties that are here or \
      left today and owe something. A party that has not come can be marked a no-show after the cut-off on its day of arrival (settings \
      --no-show-after). Nothing is written but with --mark-no-shows, which marks all that are past the cut-off in one \
      entry: it asks at a terminal, and needs --yes elsewhere. No day is locked by it: payments and changes go on.
      """,
    examples: ["campctl close-day --float 150.00", "campctl close-day --mark-no-shows --yes"])

  static let arguments: [Argument<Self>] = [
    option("float", .amount, "The cash in the drawer before the first payment.") { $0.float = $1 },
    flag("mark-no-shows", "Mark every party that is past its cut-off a no-show.") { $0.markNoShows = $1 },
  ]

  /// Looking makes no store.
  var access: Store.Access { markNoShows ? .create : .existing }

  func warning(in campground: Campground) throws -> String? {
    guard markNoShows else { return nil }
    let missing = try campground.frontDesk.closing().missing.filter(\.isPastCutOff).map(\.reservation)
    return missing.isEmpty ? nil : Questions.noShows(missing)
  }

  func perform(in campground: Campground) throws -> Response {
    guard markNoShows else { return Response(try view(in: campground)) }
    let written = try campground.reservations.markNoShows()
    let makeView = try ReservationView.maker(in: campground)
    let marked = try written.each(\.id).map { $0.map(makeView) }
    let sentences = try marked.map(NoShow.sentence)
    let page = try written.map { _ in try view(in: campground, marked: written.result) }
    return Response(
      page, sentences.isEmpty ? "No party is past its cut-off." : sentences.joined(separator: "\n"),
      extras: .notes(try marked.flatMap { each in try NoShow.feeNotes(of: each).map { "\(each.label): \($0)" } }))
  }

  private func view(in campground: Campground, marked: [Reservation] = []) throws -> CloseDayView {
    // A rehearsal has them still to come.
    let evening = try campground.frontDesk.closing().without(marked)
    return CloseDayView(
      evening: evening, payments: try campground.reports.payments(float: float), marked: marked,
      settings: try campground.settings.settings)
  }
}
