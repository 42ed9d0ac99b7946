import Testing

@testable import CampgroundManager

@Suite struct `The odd export, row by row` {
  static let odd = "900001"
  let camp: ImportedCamp
  let report: ImportReport

  init() throws {
    camp = try ImportedCamp()
    report = try camp.importSites("odd-export", facility: Self.odd).result
  }

  @Test func `what could be read came in`() throws {
    let numbers = try camp.sites.listCampSites().map(\.siteNumber)
    #expect(numbers == ["1", "2", "4", "5", "7", "11", "12", "13", "14", "15", "18"])
    #expect(report.added == numbers.count)
  }

  private func rows(of file: String, _ problems: [(row: Int, RowProblem)]) -> [SkippedRow] {
    problems.map { SkippedRow(row: $0.row, file: file, problem: $0.1) }
  }

  @Test func `a campsite that is none for the night is left out and says why`() {
    let file = "Campsites_API_v1.csv"
    let problems = report.skipped.filter { $0.file == file }
    #expect(
      problems
        == rows(
          of: file,
          [
            (5, .use("3", "Day")),
            (6, .management("MGT")),
            (7, .noName),
            (8, .duplicate("2", firstRow: 3)),
            (10, .notUnderstood("4", what: "CampsiteAccessible", value: "maybe")),
            (13, .flaw(.columns(8, 9))),
            (15, .use("8", "")),
            (17, .refused("10", .record(.textTooLong(field: "loop", limit: 200)))),
            (22, .notUnderstood("15", what: "CampsiteType", value: "***")),
            (23, .flaw(.columns(10, 9))),
            (25, .brokenText("Caf\u{FFFD}")),
            (26, .notUnderstood("18", what: "Loop", value: "Caf\u{FFFD}")),
          ]))
  }

  @Test func `an attribute that is not clear is named, and its site came in without it`() {
    let file = "CampsiteAttributes_API_v1.csv"
    let problems = report.skipped.filter { $0.file == file }
    #expect(
      problems
        == rows(
          of: file,
          [
            (7, .notUnderstood("1", what: "Sewer Hookup", value: "solar")),
            (16, .contradiction("2", what: "Max Num of People", value: "6", earlierRow: 15)),
            (17, .crossedPeople("2", 7, 6)),
            (18, .notUnderstood("2", what: "Max Num of Vehicles", value: "two")),
            (20, .contradiction("2", what: "Driveway Entry", value: "Back-In", earlierRow: 19)),
            (26, .contradiction("5", what: "Electricity Hookup", value: "20/30/50", earlierRow: 25)),
            (28, .contradiction("5", what: "Water Hookup", value: "0", earlierRow: 27)),
            (30, .notUnderstood("7", what: "Electricity Hookup", value: "220 volts")),
            (35, .notFullHookup("12", what: "water")),
            (36, .notUnderstood("12", what: "Max Vehicle Length", value: "-5")),
            (37, .notUnderstood("12", what: "Max Vehicle Length", value: "9223372036854775808")),
            (38, .flaw(.columns(5, 6))),
            (39, .flaw(.columns(7, 6))),
            (41, .notUnderstood("13", what: "Driveway Entry", value: "Back-in or pull-through")),
            (42, .notUnderstood("14", what: "Electricity Hookup", value: "not 50")),
          ]))
  }

  @Test func `equipment that is not clear is named, and the rest is permitted`() throws {
    let file = "PermittedEquipment_API_v1.csv"
    let problems = report.skipped.filter { $0.file == file }
    #expect(
      problems
        == rows(
          of: file,
          [
            (6, .notUnderstood("2", what: "EquipmentName", value: "***")),
            (7, .notUnderstood("2", what: "MaxLength", value: "long")),
            (10, .flaw(.openQuote)),
          ]))
    #expect(try camp.features("2").equipment == ["tent"])
  }

  @Test func `a site has what its many spellings say`() throws {
    var one = SiteFeatures()
    one.loop = "Birch Loop, North"
    one.electricity = true
    one.amps = [20, 30, 50]
    one.water = true
    one.maxLength = 40
    one.pullThrough = true
    one.equipment = ["large-tent-over-9x12", "rv", "small-tent"]
    #expect(try camp.features("1") == one)

    var four = SiteFeatures()
    four.loop = "Birch"
    four.type = "group-tent-only-area"
    four.electricity = true
    four.accessible = true
    #expect(try camp.features("4") == four)
  }

  @Test func `a full hookup is electricity, water and sewer, unless one is denied`() throws {
    let two = try camp.features("2")
    #expect(two.electricity && two.amps == [30, 50] && two.water && two.sewer)
    let twelve = try camp.features("12")
    #expect(twelve.electricity && twelve.amps == [50] && !twelve.water && twelve.sewer)
    let thirteen = try camp.features("13")
    #expect(thirteen.electricity && thirteen.amps == [] && thirteen.water && thirteen.sewer)
  }

  @Test func `of two values the careful one is taken, and of amperes all`() throws {
    #expect(try camp.features("2").maxPeople == 6)
    #expect(try camp.features("2").minPeople == 1)
    #expect(try camp.features("2").pullThrough == false)
    #expect(try camp.features("5").amps == [20, 30, 50])
    #expect(try camp.features("5").water == false)
  }

  @Test func `a length is the attribute's, else the longest equipment's, else unknown`() throws {
    #expect(try camp.features("2").maxLength == 500)
    #expect(try camp.features("5").maxLength == 35)
    #expect(try camp.features("12").maxLength == 27)
    #expect(try camp.features("7").maxLength == nil)
  }

  @Test func `rows of other facilities are of no concern`() throws {
    let other = try ImportedCamp()
    let report = try other.importSites("odd-export", facility: "900002")
    #expect(try other.sites.listCampSites().map(\.siteNumber) == ["A-1"])
    #expect(report.skipped.map(\.row) == [45, 10])
  }

  @Test func `an answer that is kept says the same again`() throws {
    #expect(!report.skipped.isEmpty)
    #expect(try ImportReport.read(image: report.imageText) == report)
    let image = #"{"added":1,"updated":2,"unchanged":3,"skipped":[{"row":12,"file":"a.csv","problem":"No"}]}"#
    let kept = try ImportReport.read(image: image)
    #expect(kept.skipped == [SkippedRow(row: 12, file: "a.csv", problem: .kept("No"))])
  }
}
