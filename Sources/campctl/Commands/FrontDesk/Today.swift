import Arguments
import CampgroundManager

/// Shows today's arrivals and departures, and the other work of the day.
struct Today: ReadCommand {
  static let help = CommandHelp(
    "Show today's arrivals and departures, and the other tasks of the day.",
    discussion: "With --now the screen is that of another day.",
    examples: ["campctl today", "campctl today --now 2027-07-04"])

  static let arguments: [Argument] = []

  func perform(in campground: Campground) throws -> Response {
    let settings = try campground.settings.settings
    return Response(
      TodayView(
        day: try campground.frontDesk.today(), campground: settings.name, currency: settings.currency,
        reporter: try ReservationView.maker(in: campground)))
  }
}
