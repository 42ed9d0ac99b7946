import Arguments
import CampgroundManager

/// Imports the sites of a real campground.
struct ImportSites: WriteCommand {
  @Required var folder: String
  var facility: String?

  static let help = CommandHelp(
    "Import a campground's sites from a folder of the RIDB bulk CSV export.",
    discussion: """
      The export is free at ridb.recreation.gov. Rows that cannot be read are listed, and the rest is imported. \
      Each site gets the values of the export, so importing the same export again changes nothing.
      """,
    examples: ["campctl import sites ridb-export --facility 232447 --dry-run"])

  static let arguments: [Argument] = [
    positional(
      "folder", .text.named("folder", completion: .folder),
      "The folder with Campsites_API_v1.csv and the files beside it."
    ) { $0.folder = $1 },
    option("facility", .text.named("id"), "The campground's facility id; needed when the export holds several.") {
      $0.facility = $1
    },
  ]

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.siteImporter.importSites(fromRIDB: folder, facility: facility)
    return Response(written, written.text)
  }
}
