import Arguments
import CampgroundManager

/// Imports the sites of a table, or those of a real campground from a folder.
struct ImportSites: TableImporting {
  @Required var folder: String
  var table = TableArguments()
  var input: Int32?
  var facility: String?
  var listFacilities = false
  var each: String?

  static let help = CommandHelp(
    "Import sites from CSV, TSV or JSON lines, or from a folder of the RIDB bulk CSV export.",
    discussion: """
      A file has a site in each row, found again by its number; --preview tells how its columns are read. Without a \
      header it is a list of numbers, one on a line, in which 1..12 counts up. A folder is \
      the export of RIDB, which is free at ridb.recreation.gov. Rows of it that cannot be read are listed, and the rest is imported. \
      Each site gets the values of the export, so importing the same export again changes nothing. With --each every \
      facility that has sites gets a store of its own, named by its id, in one reading of the export.
      """,
    examples: [
      "campctl import sites sites.csv --preview",
      "campctl import sites ridb-export --list-facilities",
      "campctl import sites ridb-export --facility 232447 --dry-run",
      "campctl import sites ridb-export --each campgrounds",
    ])

  static let arguments: [Argument<Self>] = .of(fromFolder, part(TableArguments.arguments) { $1(&$0.table) })

  private static let fromFolder: [Argument<Self>] = [
    positional(
      "folder", .text.named("file", completion: .file),
      "The file with the sites, - for standard input; or the folder with Campsites_API_v1.csv and the files beside it."
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
      return try FacilityImport(of: folder, atMost: table.maxSize, into: each, invocation, session).run()
    }
    if isTable { return try importTable(invocation, in: session) }
    try session.print(session.run(invocation, self), isWrite: true)
  }

  func perform(in campground: Campground) throws -> Response {
    try requireOneChoice()
    if listFacilities { return try facilities() }
    if each != nil { throw Failure.usage(.eachInBatch) }
    if isTable { return try importTable(in: campground) }
    let written = try campground.siteImporter.importSites(
      fromRIDB: folder, facility: facility, atMost: table.maxSize)
    return Response(written, written.text)
  }

  private func requireOneChoice() throws(Failure) {
    guard [facility != nil, listFacilities, each != nil].count(where: \.self) < 2 else {
      throw .usage(.oneOfFacilities)
    }
  }

  private func facilities() throws -> Response {
    let campgrounds = try RIDBCampground.list(ofExport: folder, atMost: table.maxSize)
    return .list(empty: "There are no facilities.") { try campgrounds.map(FacilityView.init).forEach($0) }
  }
}

/// The sites of a table.
extension ImportSites {
  var file: String { folder }
  static var columns: [String] { RecordTable.sites.columns }
  static let thing = "site"
  static let listed: String? = "number"
  static func knows(_ name: String) -> Bool { RecordTable.sites.knows(name) }

  /// True for anything but a folder, unless an option is about the export.
  private var isTable: Bool { facility == nil && TableInput.isFile(folder) }

  func perform(
    _ table: TableFile, _ request: TableImportRequest, in campground: Campground, refused: @escaping RefusedRows
  ) throws -> WriteResult<TableImportReport> {
    try campground.recordImporter.importRecords(.sites, table, request, refused: refused)
  }
}
