import ArgumentParser
import CampgroundManager

/// Makes the placards for the posts of sites.
struct Placards: ReadCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make placards for the posts of sites that parties come to: site, name, dates.",
    discussion: """
      One page a site with --html. A party that moves from another site gets one, too. With --site it is that of the \
      party on the site in that night, whenever it came. Whoever passes by can read a placard, so the name is shown as \
      Bacon L. unless --full-names says otherwise.
      """)

  @Argument(help: "The day; today unless said.", transform: Read.day)
  var day: Day?

  @Option(help: ArgumentHelp("Only that of this site.", valueName: "number"), transform: Read.site)
  var site: SiteNumber?

  @Flag(help: "Show names in full.")
  var fullNames = false

  @Flag(help: "Answer with pages to print.")
  var html = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    var day: Day?
    var site: SiteNumber?
    var fullNames: Bool?
    var html: Bool?
  }

  var request: Request {
    Request(day: day, site: site, fullNames: fullNames ? true : nil, html: html ? true : nil)
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let day = request.day ?? campground.clock.today
    let placards = try campground.frontDesk.placards(on: day, site: request.site).map {
      PlacardReport(placard: $0, isFullName: request.fullNames ?? false)
    }
    if request.html == true {
      return .page(PlacardsPage(placards: placards, day: day, campground: try campground.settings.settings.name).html)
    }
    let nobody = request.site.map { "Nobody is on site \($0) in the night of \(day)." }
    return Answer(body: .many(PlacardList(placards: placards, empty: nobody ?? "Nobody comes to a site on \(day).")))
  }
}
