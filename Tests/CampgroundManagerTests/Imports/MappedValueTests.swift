import TestSupport
import Testing

@testable import CampgroundManager

/// Values are mapped as columns are, and those that nothing understands are listed once.
struct MappedValueTests {
  private static let header = "Site,Name,Arrival,Nights,Status"

  private func camp() throws -> TestCampground {
    let camp = TestCampground(sites: 1, 2)
    return camp
  }

  private func imported(_ text: String, _ pairs: [ColumnMap.Pair]) throws -> Reservation? {
    let camp = try camp()
    try camp.importReservations(text) { $0.map.pairs = pairs }
    return try camp.reservations.getReservation("r-1")
  }

  @Test(arguments: ["Status: Ready", "status: ready", "Status:Ready", "STATUS:  READY!"])
  func `a value of a column is read as one of ours`(theirs: String) throws {
    let stay = try imported(
      .table(Self.header, "1,Ann Lee,2027-07-01,2,Ready"), [.init(theirs: theirs, ours: "no-show")])
    #expect(stay?.status == .noShow)
  }

  @Test func `a site, a flag and an amount are mapped, too, and - is not read`() throws {
    let stay = try imported(
      .table("Cabin,Name,Arrival,Nights,Total,Notes", "Lake: North,Ann Lee,2027-07-01,2,tbd,none"),
      [
        .init(theirs: "Cabin", ours: "site"), .init(theirs: "Cabin: Lake: North", ours: "2"),
        .init(theirs: "Total: TBD", ours: "90.00"), .init(theirs: "Notes: none", ours: "-"),
      ])
    #expect((stay?.siteNumber, stay?.sums.total, stay?.notes) == ("2", 9000, nil))
  }

  @Test func `a whole header wins over a column and a value, which stand apart by themselves`() throws {
    let text = String.table("Site,Name,Arrival,Nights,Status,Status: OK", "1,Ann Lee,2027-07-01,2,OK,late")
    let whole = try imported(text, [.init(theirs: "Status: OK", ours: "notes")])
    #expect((whole?.status, whole?.notes) == (.reserved, "late"))
    let apart = try imported(
      text, [.init(theirs: "Status", value: "OK", ours: "checked-in"), .init(theirs: "Status: OK", ours: "-")])
    #expect((apart?.status, apart?.notes) == (.checkedIn, nil))
  }

  @Test(arguments: [("?", "no-show"), ("✓", "checked-in"), ("#1", "closed")])
  func `a value may be a mark alone`(theirs: String, ours: String) throws {
    let found = MappedNames(["Site", "Status"], map(("Status: \(theirs)", ours)))
    #expect((found.columns, found.values[1]?.value(of: theirs)) == ([:], ours))
    #expect(found.absent == [] && found.values[1]?.value(of: "Status") == nil)
  }

  @Test func `figures are told apart by their punctuation`() {
    let found = MappedNames(["Site:"], map(("Site: 1.0", "1"), ("site", "site")))
    #expect(["1.0", "10", "1"].map { found.values[0]?.value(of: $0) } == ["1", nil, nil])
    #expect(found.columns == [0: "site"])
    var apart = ColumnMap()
    apart.add(.init(theirs: "Site: A", value: "B", ours: "1"))
    #expect(MappedNames(["Site"], apart).absent == ["Site: A"])
  }

  private func map(_ pairs: (String, String)...) -> ColumnMap {
    var map = ColumnMap()
    for (theirs, ours) in pairs { map.add(.init(theirs: theirs, ours: ours)) }
    return map
  }

  @Test func `a map of a column that is not there, and of a status that is none, are refused`() throws {
    let text = String.table(Self.header, "1,Ann Lee,2027-07-01,2,Ready")
    #expect(throws: ImportFileProblem.missingColumn("State: Ready")) {
      try imported(text, [.init(theirs: "State: Ready", ours: "reserved")])
    }
    #expect(throws: ImportFileProblem.missingColumns(["State", "Where"])) {
      try imported(text, [.init(theirs: "State", ours: "status"), .init(theirs: "Where", value: "A", ours: "1")])
    }
    for ours in ["fine", "-"] {
      #expect(throws: UnknownOurs.status(ours, RowStatus.names)) {
        try imported(text, [.init(theirs: "Status: Ready", ours: ours)])
      }
    }
    #expect(throws: UnknownOurs.column("fine")) { try imported(text, [.init(theirs: "Status", ours: "fine")]) }
  }

  @Test func `unknown values are listed once with their counts, beside every missing column`() throws {
    let camp = try camp()
    let rows = (0..<30).map { "\($0 % 3 == 0 ? "9" : "1"),Ann Lee \($0),\($0 % 2 == 0 ? "Ready" : "Gone")" }
    let text = (["Site,Who,Status"] + rows).joined(separator: "\n") + "\n"
    let refused = #expect(throws: RefusedTable.self) { try camp.importReservations(text) { $0.map.pairs = [] } }
    let report = try #require(refused?.report)
    #expect(report.missing == ["arrival", "departure"])
    #expect(
      report.unknown.map { "\($0.column) \($0.value) \($0.count) \($0.row)" }
        == ["Status Ready 15 2", "Site 9 10 2", "Status Gone 15 3"])
    #expect(report.maps.map(\.ours) == ["arrival", "departure", "reserved", "SITE", "checked-out"])
    #expect(try camp.importReservations(text) { ($0.isPreview, $0.keepsGoing) = (true, true) } == report)
    #expect(try camp.count("reservation") == 0)
  }

  @Test func `a missing column is guessed by its values`() throws {
    let text = String.table("Site,Ankunft,Abfahrt,Gast", "1,2027-07-01,2027-07-03,Ann Lee")
    let refused = #expect(throws: RefusedTable.self) { try camp().importReservations(text) }
    let maps = try #require(refused?.report.maps)
    #expect(maps.map { "\($0.theirs)=\($0.ours)" } == ["Ankunft=arrival", "Abfahrt=departure", "Gast=camper"])
    #expect(try imported(text, maps)?.arrival == "2027-07-01")
  }

  @Test func `mapped values are kept with the columns, and a later map of one takes its place`() throws {
    let camp = try camp()
    var map = ColumnMap()
    map.add(.init(theirs: "Status: OK", ours: "reserved"))
    map.add(.init(theirs: "Status", value: "OK", ours: "no-show"))
    map.add(.init(theirs: "Status: OK", ours: "cancelled"))
    try camp.importReservations(.table(Self.header, "1,Ann Lee,2027-07-01,2,OK")) {
      ($0.map, $0.saveMap) = (map, "ours")
    }
    let kept = try camp.settings.settings.contact.maps
    #expect(kept.first?.map == map)
    #expect(kept.first?.map.pairs.map(\.ours) == ["no-show", "cancelled"])
  }

  @Test func `a number that becomes known later finds its row, whatever its status`() throws {
    let camp = try camp()
    let rows = ["Reserved", "No-show", "Cancelled"].enumerated().map { place, status in
      "1,Ann Lee,2027-0\(place + 3)-01,2,\(status),N-\(place)"
    }
    let text = (["Site,Name,Arrival,Nights,Status,Voucher"] + rows).joined(separator: "\n") + "\n"
    #expect(try camp.importReservations(text).added == 3)
    let later = try camp.importReservations(text) { $0.map.pairs = [.init(theirs: "Voucher", ours: "ref")] }
    #expect((later.added, later.updated) == (0, 3))
    #expect(try camp.count("reservation") == 3)
    let refs = try (1...3).map { try camp.reservations.getReservation(ReservationID(rawValue: $0))?.ref }
    #expect(refs == ["N-0", "N-1", "N-2"])
    #expect(try camp.importReservations(text) { $0.map.pairs = [.init(theirs: "Voucher", ours: "ref")] }.unchanged == 3)
    #expect(try camp.importReservations(text).added == 0)
    #expect(try camp.reservations.getReservation("r-2")?.ref == "N-1")
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `a number comes to a stay that was changed here since, which stays as it is`() throws {
    let camp = try camp()
    let text = String.table("Site,Name,Arrival,Nights,Total,Voucher", "1,Ann Lee,2027-07-01,2,90.00,N-1")
    try camp.importReservations(text)
    try camp.reservations.change(ReservationReference("r-1"), ReservationEdits { $0.notes = .set("wants shade") })
    let map: (inout TableImportRequest) -> Void = { $0.map.pairs = [.init(theirs: "Voucher", ours: "ref")] }
    #expect(try camp.importReservations(text, map).updated == 1)
    let stay = try #require(try camp.reservations.getReservation("r-1"))
    #expect((stay.ref, stay.notes, stay.sums.total) == ("N-1", "wants shade", 9000))
    let dearer = text.replacing("90.00", with: "95.00")
    #expect(try camp.refusedRows(dearer, map).map(\.problem) == [.changedHere("r-1")])
    try camp.undo.undo()
    #expect(try camp.reservations.getReservation("r-1")?.ref == nil)
  }

  @Test func `a stay of another source is not taken for the row`() throws {
    let camp = try camp()
    let text = String.table("Site,Name,Arrival,Nights,Status,Voucher", "1,Ann Lee,2027-07-01,2,Cancelled,N-1")
    try camp.importReservations(text) { $0.source = "web" }
    let refused = try camp.refusedRows(text) {
      $0.source = "phone"
      $0.map.pairs = [.init(theirs: "Voucher", ours: "ref")]
    }
    #expect(refused.map(\.problem) == [.otherSource("r-1", source: "web")])
  }
}
