import ArgumentParser
import CampgroundManager

/// Takes a site out of service.
struct RetireSite: WriteCommand {
  static let configuration = CommandConfiguration(
    abstract: "Take a site out of service.",
    discussion: "No new reservation gets it; the reservations that it has stand.")

  @Argument(help: "The site's number.", transform: Read.site)
  var number: SiteNumber

  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func perform(in campground: Campground) throws -> Answer {
    let stays = try staysThatStand(in: campground)
    let written = try campground.sites.retireCampSite(number)
    let sentence = written.changed ? "Retired site \(number)." : "Site \(number) is retired already."
    return .wrote(written.thing, changed: written.changed, sentence, notes: stays)
  }

  private func staysThatStand(in campground: Campground) throws -> [String] {
    var filter = ReservationFilter()
    filter.site = number
    filter.statuses = [.held, .reserved, .checkedIn]
    filter.from = campground.clock.today
    filter.limit = 6
    var ids: [String] = []
    try campground.reservations.forEachReservation(filter) { ids.append($0.id?.description ?? "") }
    if ids.isEmpty { return [] }
    let named = ids.prefix(5).joined(separator: ", ") + (ids.count > 5 ? " and more" : "")
    return ["Hint: \(named) still \(ids.count == 1 ? "has" : "have") it; campctl list-reservations --site shows them."]
  }
}
