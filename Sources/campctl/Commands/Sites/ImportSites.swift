import Arguments
import CampgroundManager

/// Imports the sites of a real campground.
struct ImportSites: WriteCommand {
  @Required var folder: String
  var facility: String?
  var listFacilities = false
  var each: String?

  static let help = CommandHelp(
    "Import a campground's sites from a folder of the RIDB bulk CSV export.",
    discussion: """
      The export is free at ridb.recreation.gov. Rows that cannot be read are listed, and the rest is imported. \
      Each site gets the values of the export, so importing the same export again changes nothing. With --each every \
      facility that has sites gets a store of its own, named by its id, in one reading of the export.
      """,
    examples: [
      "campctl import sites ridb-export --list-facilities",
      "campctl import sites ridb-export --facility 232447 --dry-run",
      "campctl import sites ridb-export --each campgrounds",
    ])

  static let arguments: [Argument] = [
    positional(
      "folder", .text.named("folder", completion: .folder),
      "The folder with Campsites_API_v1.csv and the files beside it."
    ) { $0.folder = $1 },
    option("facility", .text.named("id"), "The campground's facility id; needed when the export holds several.") {
      $0.facility = $1
    },
    flag("list-facilities", "List the facilities that have campsites, and import nothing.") { $0.listFacilities = $1 },
    option(
      "each", .text.named("folder", completion: .folder),
      "Import each facility into a store of its own in this folder, such as 232447.sqlite."
    ) { $0.each = $1 },
  ]

  /// The list, and the import of each facility, are not about one store.
  func run(_ invocation: Invocation, in session: Session) throws {
    try requireOneChoice()
    if listFacilities { return try session.print(facilities(), isWrite: false) }
    if let each {
      if invocation.common.store != nil { throw Failure.usage(.storeOfEach) }
      return try FacilityImport(of: folder, into: each, invocation, session).run()
    }
    try session.print(session.run(invocation, self), isWrite: true)
  }

  func perform(in campground: Campground) throws -> Response {
    try requireOneChoice()
    if listFacilities { return try facilities() }
    if each != nil { throw Failure.usage(.eachInBatch) }
    let written = try campground.siteImporter.importSites(fromRIDB: folder, facility: facility)
    return Response(written, written.text)
  }

  private func requireOneChoice() throws(Failure) {
    guard [facility != nil, listFacilities, each != nil].count(where: \.self) < 2 else {
      throw .usage(.oneOfFacilities)
    }
  }

  private func facilities() throws -> Response {
    let campgrounds = try RIDBCampground.list(ofExport: folder)
    return .list(empty: "There are no facilities.") { try campgrounds.map(FacilityView.init).forEach($0) }
  }
}
