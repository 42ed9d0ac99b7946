/// A rate as a row of another system's table has it.
struct RateRow: ImportedRecord {
  var name: String?
  var edits = RateEdits()
  var fromCell: DayCell?
  var beforeCell: DayCell?
  var lastCell: DayCell?

  static let needed = [["name"]]
  static let blank = RateRow()

  static let columns: [ImportColumn<RateRow>] = names + prices + party + [currency]

  private static let names: [ImportColumn<RateRow>] = [
    text("name", "rate ratename season seasonname description", \.name),
    ImportColumn("site", .text, "sitenumber") { $0.edits.site = SiteNumber($1.text).map(Edit.set) },
    ImportColumn("type", .text, "sitetype category class") {
      $0.edits.type = .set(try $1.read(.text, Slug(phrase: $1.text)))
    },
    day("from", "start startdate begin begindate firstnight", \.fromCell),
    day("before", "end enddate", \.beforeCell),
    day("lastNight", "to through until thru", \.lastCell),
    ImportColumn("weekdays", .weekdays, "days daysofweek dayofweek") { row, cell in
      row.edits.weekdays = try cell.text.split { ",;/ ".contains($0) }.map {
        try cell.read(.weekdays, Weekday(String($0.prefix(3))))
      }
    },
    ImportColumn("holiday", .flag, "isholiday") { $0.edits.holiday = try $1.flag },
    ImportColumn("minNights", .number, "minimumnights minstay minimumstay") {
      $0.edits.minNights = .set(try $1.number)
    },
  ]

  private static let prices: [ImportColumn<RateRow>] = [
    ImportColumn("nightly", .amount, "price pricepernight nightlyrate daily dailyrate pernight amount") {
      $0.edits.nightly = try $1.amount
    },
    edit("weekly", "weeklyrate weekrate perweek", \.weekly),
    edit("monthly", "monthlyrate monthrate permonth", \.monthly),
    edit("extraAdult", "extraadults extraperson", \.extraAdult),
    edit("extraChild", "extrachildren", \.extraChild),
    edit("extraVehicle", "extravehicles", \.extraVehicle),
    edit("extraPet", "extrapets petfee", \.extraPet),
  ]

  private static let party: [ImportColumn<RateRow>] = [
    count("includedAdults", "adultsincluded", \.includedAdults),
    count("includedChildren", "childrenincluded", \.includedChildren),
    count("includedVehicles", "vehiclesincluded", \.includedVehicles),
    count("includedPets", "petsincluded", \.includedPets),
  ]

  private static func edit(
    _ name: String, _ others: String, _ path: WritableKeyPath<RateEdits, Edit<Amount>?> & Sendable
  ) -> ImportColumn<RateRow> {
    ImportColumn(name, .amount, others) { $0.edits[keyPath: path] = .set(try $1.amount) }
  }

  private static func count(
    _ name: String, _ others: String, _ path: WritableKeyPath<RateEdits, Edit<Int>?> & Sendable
  ) -> ImportColumn<RateRow> {
    ImportColumn(name, .number, others) { $0.edits[keyPath: path] = .set(try $1.number) }
  }

  mutating func complete() -> [(column: String?, problem: CellProblem)] {
    var problems: [(column: String?, problem: CellProblem)] = name == nil ? [("name", .missing)] : []
    func day(_ cell: DayCell?, _ column: String) -> Day? {
      do throws(CellProblem) {
        return try cell?.day(nil)
      } catch {
        problems.append((column, error))
        return nil
      }
    }
    if let from = day(fromCell, "from") { edits.from = .set(from) }
    let last = day(lastCell, "lastNight")?.advanced(by: 1)
    if let before = day(beforeCell, "before") ?? last { edits.before = .set(before) }
    return problems
  }
}
