import ArgumentParser
import CampgroundManager

/// Imports the sites of a real campground.
struct ImportSites: WriteCommand {
  static let name = "import sites"
  static let configuration = CommandConfiguration(
    commandName: "sites",
    abstract: "Import a campground's sites from a folder of the RIDB bulk CSV export.",
    discussion: """
      The export is free at ridb.recreation.gov. What cannot be understood is listed row by row, and the rest comes \
      in. A site is made what the export says of it, so importing the same again changes nothing.
      """)

  @Argument(help: "The folder with Campsites_API_v1.csv and the files beside it.", completion: .directory)
  var folder: String

  @Option(help: ArgumentHelp("Which campground, where the export holds several.", valueName: "id"))
  var facility: String?

  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let folder: String
    let facility: String?
  }

  var request: Request { Request(folder: folder, facility: facility) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let written = try campground.siteImporter.importSites(fromRIDB: request.folder, facility: request.facility)
    return .wrote(written, written.text)
  }
}
