import Arguments
import CampgroundManager

/// Shows a site.
struct ShowSite: ReadCommand {
  @Required var number: SiteNumber

  static let help = CommandHelp("Show a site.", examples: ["campctl show-site 12"])

  static let arguments: [Argument<Self>] = [
    positional("number", .site, "The site's number.") { $0.number = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    Response(RevealedSite(site: try campground.sites.find(number)))
  }
}

/// A site with its secrets, for the desk.
private struct RevealedSite: View {
  let site: CampSite
  var label: String { site.label }
  var text: String { site.text(revealed: true) }
  func write(to fields: inout some FieldWriter) { site.writeRevealed(to: &fields) }
}
