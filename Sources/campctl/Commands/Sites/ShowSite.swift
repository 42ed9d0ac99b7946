import ArgumentParser
import CampgroundManager

/// Shows a site.
struct ShowSite: ReadCommand {
  static let configuration = CommandConfiguration(abstract: "Show a site.")

  @Argument(help: "The site's number.", transform: Read.site)
  var number: SiteNumber

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let number: SiteNumber
  }

  var request: Request { Request(number: number) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    .show(try campground.sites.find(request.number))
  }
}
