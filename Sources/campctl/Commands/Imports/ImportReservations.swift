import Arguments
import CampgroundManager

/// Imports the reservations of another system.
struct ImportReservations: TableImporting {
  @Required var file: String
  var table = TableArguments()
  var source: String?
  var input: Int32?

  static let help = CommandHelp(
    "Import reservations from CSV, TSV or JSON lines, with the price agreed elsewhere.",
    discussion: """
      Columns are found by their names, days and amounts by what the file shows; --preview tells how. Total, taxes, \
      deposit and payments stay as they were agreed. With --source and the other system's number a second import \
      changes only the rows that have changed there; nothing is cancelled because it is missing. Refused rows refuse the whole \
      file, unless --keep-going.
      """,
    examples: [
      "campctl import reservations bookings.csv --preview",
      "campctl import reservations bookings.csv --source recreation.gov --keep-going --rejects refused.csv",
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      positional(
        "file", .text.named("file", completion: .file), "The file with the reservations; - is standard input."
      ) { $0.file = $1 },
      option(
        "source", .source,
        "The other system; with its number it identifies a reservation (default: import)."
      ) { $0.source = $1 },
    ],
    part(TableArguments.arguments) { $1(&$0.table) })

  static var columns: [String] { ReservationImporter.columns }
  static let thing = "reservation"
  static func knows(_ name: String) -> Bool { ReservationImporter.knows(name) }

  func perform(
    _ table: TableFile, _ request: TableImportRequest, in campground: Campground, refused: @escaping RefusedRows
  ) throws -> WriteResult<TableImportReport> {
    var request = request
    request.source = source
    return try campground.reservationImporter.importReservations(table, request, refused: refused)
  }
}
