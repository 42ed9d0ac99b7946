import TestSupport

@testable import CampgroundManager

extension TestCampground {
  /// Imports the reservations of a table; refuses nothing silently.
  @discardableResult
  func importReservations(
    _ text: String, _ change: (inout TableImportRequest) -> Void = { _ in }
  ) throws -> TableImportReport {
    var request = TableImportRequest()
    request.source = "web"
    change(&request)
    let file = try TableFile(FileBytes(Array(text.utf8)), isKnown: ReservationImporter.knows)
    return try campground.reservationImporter.importReservations(file, request).result
  }

  /// The refused cells of a table of which not all rows come in.
  func refusedRows(_ text: String, _ change: (inout TableImportRequest) -> Void = { _ in }) throws -> [RefusedCell] {
    try importReservations(text) {
      $0.keepsGoing = true
      change(&$0)
    }.skipped
  }

  /// Everything that the journal and the tables hold, but for what a failed write may use up.
  func contents() throws -> [String] { try Contents(of: self).lines }
}

extension String {
  /// A table of a site's reservation below a header.
  static func table(_ header: String, _ rows: String...) -> String { ([header] + rows).joined(separator: "\n") + "\n" }
}
