import TestSupport
import Testing

@testable import CampgroundManager

/// Amounts and phone numbers have the desk's own readers, whatever the import and the form of its file.
struct OneReaderTests {
  /// The forms of a file.
  enum Form: CaseIterable {
    case commas, semicolons, tabs, bars, jsonLines

    func text(_ header: [String], _ rows: [[String]]) -> String {
      if self == .jsonLines {
        let lines = rows.map { row in zip(header, row).map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",") }
        return lines.map { "{\($0)}\n" }.joined()
      }
      let delimiter = [Form.commas: ",", .semicolons: ";", .tabs: "\t", .bars: "|"][self] ?? ","
      return ([header] + rows).map { $0.map { "\"\($0)\"" }.joined(separator: delimiter) + "\n" }.joined()
    }
  }

  private static let stay = ["Site", "Name", "Arrival", "Nights"]
  private static let values = ["1", "Ann Lee", "2027-07-01", "2"]
  private static let amounts = [
    "Total", "Taxes", "Deposit", "Paid", "Balance", "Refunded", "Written Off", "Cancellation Fee",
  ]

  private func camp(_ currency: Currency? = nil) throws -> TestCampground {
    let camp = try TestCampground()
    if let currency { try camp.set { $0.currency = currency.code } }
    try camp.makeCampSites("1", "2")
    return camp
  }

  private func refused(_ kind: RecordTable, _ text: String) throws -> [RefusedCell] {
    let file = try TableFile(FileBytes(Array(text.utf8)), isKnown: kind.knows)
    let request = TableImportRequest { $0.keepsGoing = true }
    return try camp().campground.recordImporter.importRecords(kind, file, request).result.skipped
  }

  private func names(_ cells: [RefusedCell]) -> [String] {
    cells.map { cell in
      switch cell.problem {
      case .refused(let problem): "\(cell.column ?? "-"): \(problem.name)"
      default: "\(cell.column ?? "-"): \(cell.problem)"
      }
    }
  }

  @Test(arguments: Form.allCases)
  func `another currency refuses its row by name, in every column of amounts`(form: Form) throws {
    for column in Self.amounts {
      for (text, status) in [("200 EUR", "Reserved"), ("£300.00", "Cancelled")] {
        let table = form.text(Self.stay + ["Status", column], [Self.values + [status, text]])
        let cells = try camp().refusedRows(table)
        #expect(names(cells) == ["\(column): otherCurrency"], "\(text)")
        #expect(cells.map(\.value) == [text])
      }
    }
    for column in ["Price", "Weekly", "Monthly", "Extra Adult"] {
      let cells = try refused(.rates, form.text(["Name", column], [["Summer", "900 kr"]]))
      #expect(names(cells) == ["\(column): otherCurrency"])
    }
  }

  @Test(arguments: Form.allCases) func `a currency column and a currency in a header are judged, too`(form: Form) throws
  {
    for text in ["EUR", "£", "CHF"] {
      let cells = try camp().refusedRows(form.text(Self.stay + ["Total", "Currency"], [Self.values + ["90", text]]))
      #expect(names(cells) == ["Currency: otherCurrency"])
      #expect(
        try names(refused(.rates, form.text(["Name", "Price", "Currency"], [["Summer", "45", text]])))
          == ["Currency: otherCurrency"])
    }
    for header in ["Total (EUR)", "Total €", "Total in CHF", "£ total"] {
      #expect(
        try names(camp().refusedRows(form.text(Self.stay + [header], [Self.values + ["90"]])))
          == ["\(header): otherCurrency"])
    }
    for (header, text) in [("Total (USD)", "USD"), ("Total $", "$"), ("Total", "US$")] {
      let table = form.text(Self.stay + [header, "Currency"], [Self.values + ["$90.00", text]])
      #expect(try camp().importReservations(table).added == 1)
    }
    #expect(
      try names(camp().refusedRows(form.text(Self.stay + ["Total", "Currency"], [Self.values + ["90", "dollars"]])))
        == ["Currency: unreadable(CampgroundManager.CellKind.currency)"])
  }

  @Test(arguments: ["1,000", "1.000", "$1,000", "-1.250", "12,500 USD"])
  func `an amount with two readings is refused with both, where no amount of the file decides`(text: String) throws {
    let header = Self.stay + ["Total", "Balance"]
    let cells = try camp().refusedRows(Form.commas.text(header, [Self.values + [text, ""]]))
    guard case .ambiguousAmount(let one, let other)? = cells.first?.problem else {
      Issue.record("\(cells)")
      return
    }
    #expect(one.description.count < other.description.count && other.part.count == 3)
  }

  @Test(
    arguments: [
      ("1,000", "45.00", 100_000), ("1.000", "45,00", 100_000), ("1,000", "1,234,500", 100_000),
      ("1.000", "0,500", 100_000),
      ("1,000", "$12.5", 100_000), ("1,000", "45", nil), ("1.000", "1,000", nil),
    ] as [(String, String, Int?)])
  func `another amount of the file decides which mark is the decimal one`(text: String, other: String, total: Int?)
    throws
  {
    let header = Self.stay + ["Total", "Deposit"]
    let camp = try camp()
    let rows = [Self.values + [text, ""], ["2", "Bob Roe", "2027-07-01", "2", "", other]]
    _ = try camp.refusedRows(Form.semicolons.text(header, rows))
    #expect(try camp.reservations.getReservation("r-1")?.sums.total ?? 0 == total ?? 0)
  }

  @Test func `a currency without parts has groups alone, and one of three digits a point`() throws {
    let header = Self.stay + ["Total"]
    for (code, text, total) in [("JPY", "15,000", 15_000), ("JPY", "15.000", 15_000), ("KWD", "15.000", 15_000)] {
      let camp = try camp(Currency(code))
      try camp.importReservations(Form.commas.text(header, [Self.values + [text]]))
      #expect(try camp.reservations.getReservation("r-1")?.sums.total == total, "\(code) \(text)")
    }
    #expect(try camp(Currency("KWD")).refusedRows(Form.commas.text(header, [Self.values + ["15,000"]])).count == 1)
  }

  private static let shortened = [
    "4.47912E+11", "4,47912E+11", "447911123456.0", "4.5e11", "4E+11", "447911123456,00", "4.47912E+011",
  ]

  @Test(arguments: shortened)
  func `a phone number that a spreadsheet has shortened is refused, as at the desk`(text: String) throws {
    #expect(throws: CampingError.self) { try camp().campers.addCamper(CamperEdits(fullName: "Ann", phone: text)) }
    for form in Form.allCases {
      for column in ["Phone", "Second Phone"] {
        let stays = try camp().refusedRows(form.text(Self.stay + [column], [Self.values + [text]]))
        #expect(names(stays) == ["\(column): invalidPhoneNumber"])
        let people = try refused(.campers, form.text(["Name", column], [["Ann Lee", text]]))
        #expect(names(people) == ["\(column): invalidPhoneNumber"])
        #expect(people.map(\.value) == [text])
      }
    }
  }

  @Test(arguments: [
    "910-543-9000", "910.543.9000", "+44 7911 123456", "910-543-9000 Ext. 5", "(910) 543-9000 x12", "100.00.00",
  ])
  func `a phone number that the desk takes comes in, too, in the same spelling`(text: String) throws {
    let camp = try camp()
    try camp.importReservations(Form.commas.text(Self.stay + ["Phone"], [Self.values + [text]]))
    let number = try #require(try camp.reservations.getReservation("r-1")).camper.phoneNumber
    let edits = CamperEdits(fullName: "Bob Roe", phone: text)
    #expect(try camp.campers.addCamper(edits).result.phoneNumber == number)
  }

  @Test(arguments: ["none", "12", "call me"])
  func `text that is no phone number is refused by both`(text: String) throws {
    #expect(throws: CampingError.self) { try camp().campers.addCamper(CamperEdits(fullName: "Ann", phone: text)) }
    #expect(try camp().refusedRows(Form.commas.text(Self.stay + ["Phone"], [Self.values + [text]])).count == 1)
  }

  @Test(arguments: ["02.09.2027", "02/09/2027", "2027-09-02"])
  func `beside semicolons and decimal commas a day stands before its month`(day: String) throws {
    let camp = try camp()
    try camp.importReservations("Site;Name;Arrival;Nights;Total\n1;Ann Lee;\(day);2;90,00\n")
    #expect(try camp.reservations.getReservation("r-1")?.arrival == "2027-09-02")
  }

  @Test(arguments: [
    "Site;Name;Arrival;Nights;Total\n1;A;02.09.2027;2;90.00\n",
    "Site,Name,Arrival,Nights,Total\n1,A,02.09.2027,2,\"90,00\"\n",
    "Site;Name;Arrival;Booked on;Nights;Total\n1;A;02.09.2027;07/25/2027;2;90,00\n",
  ])
  func `without both, or beside a month that stands first, it stays ambiguous`(text: String) throws {
    #expect(try camp().refusedRows(text).map(\.problem) == [.ambiguousDay("2027-02-09", "2027-09-02")])
  }
}
