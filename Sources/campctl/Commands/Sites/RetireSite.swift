import ArgumentParser
import CampgroundManager

/// Takes a site out of service.
struct RetireSite: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Take a site out of service.",
    discussion: "No new reservation gets it; the reservations that it has stand.")

  @Argument(help: "The site's number.", transform: Read.site)
  var number: SiteNumber

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let number: SiteNumber
  }

  var request: Request { Request(number: number) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let number = request.number
    let stays = try staysThatStand(on: number, in: campground)
    let written = try campground.sites.retireCampSite(number)
    let sentence = written.changed ? "Retired site \(number)." : "Site \(number) is retired already."
    return .wrote(written, sentence, notes: stays)
  }

  private static func staysThatStand(on number: SiteNumber, in campground: Campground) throws -> [String] {
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
