import ArgumentParser
import CampgroundManager

/// Takes a site out of service.
struct RetireSite: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Take a site out of service.",
    discussion: """
      No new reservation gets it; the reservations that it has stand. It comes back with update-site --no-retired.
      """)

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
    let stays = try campground.staysThatStand(on: number)
    let written = try campground.sites.retireCampSite(number)
    let sentence = written.changed ? "Retired site \(number)." : "Site \(number) is retired already."
    return .wrote(written, sentence, notes: stays)
  }
}
