import Arguments
import CampgroundManager

/// Makes the placards for the posts of sites.
struct Placards: ReadCommand, StaysShown {
  var day: Day?
  var site: SiteNumber?
  var fullNames = false
  var phone = false
  var html = false

  static let help = CommandHelp(
    "Make placards for the posts of sites with an arrival: site, name, dates.",
    discussion: """
      With --html each site has a page. A party that moves from another site gets a placard, too. With --site the \
      placard is that of the party on the site in that night, whatever its day of arrival. Every passer-by can \
      read a placard, so without --full-names the name is shown as Bacon L.
      """,
    examples: [
      "campctl placards --html", "campctl placards 2027-07-04 --site 12 --full-names",
      "campctl placards tomorrow --where loop:Aspen --html",
    ])

  static let arguments: [Argument<Self>] = [
    positional("day", .day(.nearest), "The day (default: today).") { $0.day = $1 }.optional(),
    option("site", .site, "Only the placard of this site.") { $0.site = $1 }.short("s"),
    flag("full-names", "Show full names (default: such as Bacon L.).") { $0.fullNames = $1 },
    flag("phone", "Show the phone number of the campground, which is a setting.") { $0.phone = $1 },
    flag("html", "Print the placards as pages of HTML.") { $0.html = $1 },
  ]

  var namesStays: Bool { false }

  func show(_ filter: StayFilter, in campground: Campground) throws -> Response {
    try response(in: campground, of: filter.holds)
  }

  func perform(in campground: Campground) throws -> Response { try response(in: campground) { _ in true } }

  private func response(in campground: Campground, of isMeant: (Reservation) -> Bool) throws -> Response {
    let day = day ?? campground.clock.today
    let settings = try campground.settings.settings
    let number = phone ? settings.contact.phone : nil
    let placards = try campground.frontDesk.placards(on: day, site: site).filter { isMeant($0.reservation) }.map {
      PlacardView(placard: $0, isFullName: fullNames, phone: number)
    }
    if html {
      return .page(PlacardsPage(placards: placards, day: day, campground: settings.name).html)
    }
    let nobody = site.map { "Site \($0) is empty on the night of \(day.dated)." }
    return Response(PlacardList(placards: placards, empty: nobody ?? "No arrivals on \(day.dated)."))
  }
}
