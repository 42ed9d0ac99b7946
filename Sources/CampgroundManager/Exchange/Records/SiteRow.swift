/// A site as a row of another system's table has it.
struct SiteRow: ImportedRecord {
  var number: SiteNumber?
  var edits = SiteEdits()

  static let needed = [["number"]]
  static let blank = SiteRow()

  static let columns: [ImportColumn<SiteRow>] = [
    ImportColumn(
      "number", .text,
      "site sitenumber siteno sitename sitenum campsite campsitenumber unit unitnumber space lot lotnumber"
    ) { $0.number = SiteNumber($1.text) },
    ImportColumn("loop", .text, "area section zone") { $0.edits.loop = .set($1.text) },
    ImportColumn("type", .text, "sitetype kind category class") {
      $0.edits.type = try $1.read(.text, Slug(phrase: $1.text))
    },
    ImportColumn("electricity", .flag, "electric electrichookup electricityhookup power hookup") {
      try takeElectricity($1, &$0.edits)
    },
    ImportColumn("amps", .amperes, "amperes amperage amp") { $0.edits.amps = try $1.amperes },
    ImportColumn("water", .flag, "waterhookup") { $0.edits.water = try $1.flag },
    ImportColumn("sewer", .flag, "sewerhookup") { $0.edits.sewer = try $1.flag },
    ImportColumn("maxLength", .number, "maxvehiclelength maxlengthft length maxriglength sitelength") {
      $0.edits.maxLength = .set(try $1.number)
    },
    ImportColumn("minPeople", .number, "minnumofpeople minoccupancy") { $0.edits.minPeople = try $1.number },
    ImportColumn("maxPeople", .number, "maxnumofpeople maxoccupancy occupancy capacity sleeps") {
      $0.edits.maxPeople = .set(try $1.number)
    },
    ImportColumn("maxVehicles", .number, "maxnumofvehicles vehicles") { $0.edits.maxVehicles = .set(try $1.number) },
    ImportColumn("pullThrough", .flag, "pullthru drivethrough") { $0.edits.pullThrough = try $1.flag },
    ImportColumn("accessible", .flag, "accessibility ada handicap wheelchair") { $0.edits.accessible = try $1.flag },
    ImportColumn("equipment", .text, "permittedequipment allowedequipment") { row, cell in
      row.edits.equipment = try cell.text.split { ",;/".contains($0) }.map {
        try cell.read(.text, Slug(phrase: String($0)))
      }
    },
    ImportColumn("notes", .text, "note comments description remarks") { $0.edits.notes = .set($1.text) },
    ImportColumn("retired", .flag, "outofservice inactive") { $0.edits.retired = try $1.flag },
  ]

  func complete() -> [(column: String?, problem: CellProblem)] { number == nil ? [("number", .missing)] : [] }

  /// A hookup by itself, or by its amperes: `Yes`, `30/50 amp`.
  private static func takeElectricity(_ cell: Cell, _ edits: inout SiteEdits) throws {
    guard case .said(let hookup) = RIDBText.hookup(cell.text) else { throw CellProblem.unreadable(.flag) }
    edits.electricity = hookup.isThere
    if !hookup.amps.isEmpty, edits.amps == nil { edits.amps = hookup.amps.sorted() }
  }
}
