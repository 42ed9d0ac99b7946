import Arguments
import CampgroundManager

/// A kind of records that a table can hold.
protocol ImportedKind: Sendable {
  static var table: RecordTable { get }
  /// The word for one of them.
  static var thing: String { get }
  static var help: CommandHelp { get }
}

/// Imports the records of a table.
struct ImportRecords<Kind: ImportedKind>: TableImporting {
  @Required var file: String
  var table = TableArguments()
  var input: Int32?

  static var help: CommandHelp { Kind.help }

  static var arguments: [Argument<Self>] {
    .of(
      [
        positional("file", .text.named("file", completion: .file), "The file with the rows; - is standard input.") {
          $0.file = $1
        }
      ],
      part(TableArguments.arguments) { $1(&$0.table) })
  }

  static var columns: [String] { Kind.table.columns }
  static var thing: String { Kind.thing }
  static func knows(_ name: String) -> Bool { Kind.table.knows(name) }

  func perform(
    _ table: TableFile, _ request: TableImportRequest, in campground: Campground, refused: @escaping RefusedRows
  ) throws -> WriteResult<TableImportReport> {
    try campground.recordImporter.importRecords(Kind.table, table, request, refused: refused)
  }
}

enum ImportedCampers: ImportedKind {
  static let table = RecordTable.campers
  static let thing = "camper"

  static let help = CommandHelp(
    "Import campers from CSV, TSV or JSON lines.",
    discussion: """
      A camper of the same name and phone number is the same camper, whose other values become those of the file. \
      Columns are found by their names; --preview tells how.
      """,
    examples: ["campctl import campers guests.csv --preview"])
}

enum ImportedRates: ImportedKind {
  static let table = RecordTable.rates
  static let thing = "rate"

  static let help = CommandHelp(
    "Import rates from CSV, TSV or JSON lines.",
    discussion: """
      A rate of the same name gets the terms of the file; reservations keep their price. Columns are found by their \
      names; --preview tells how.
      """,
    examples: ["campctl import rates rates.csv --preview"])
}
