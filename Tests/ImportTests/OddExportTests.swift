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

  @Test func `a campsite that is none for the night is left out and says why`() {
    let file = "Campsites_API_v1.csv"
    let problems = report.skipped.filter { $0.file == file }.map { "\($0.row) \($0.problem)" }
    #expect(
      problems == [
        "5 Site 3 is for Day use, not for overnight use",
        "6 Site MGT is for the management",
        "7 The campsite has no name",
        "8 Site 2 is in row 3 already",
        "10 CampsiteAccessible of site 4 is not understood: maybe",
        "13 The row has 8 columns, the header 9",
        "15 Site 8 does not say that it is for overnight use",
        "17 Site 10 is left out for its loop: More than 200 characters cannot be kept in loop",
        "22 CampsiteType of site 15 is not understood: ***",
        "23 The row has 10 columns, the header 9",
        "25 The name Caf\u{FFFD} is not UTF-8",
        "26 Loop of site 18 is not understood: Caf\u{FFFD}",
      ])
  }

  @Test func `an attribute that is not clear is named, and its site came in without it`() {
    let file = "CampsiteAttributes_API_v1.csv"
    let problems = report.skipped.filter { $0.file == file }.map { "\($0.row) \($0.problem)" }
    #expect(
      problems == [
        "7 Sewer Hookup of site 1 is not understood: solar",
        "16 Max Num of People of site 2 is 6 here and something else in row 15",
        "17 Site 2 is for at least 7 people but at most 6; the minimum is left out",
        "18 Max Num of Vehicles of site 2 is not understood: two",
        "20 Driveway Entry of site 2 is Back-In here and something else in row 19",
        "26 Electricity Hookup of site 5 is 20/30/50 here and something else in row 25",
        "28 Water Hookup of site 5 is 0 here and something else in row 27",
        "30 Electricity Hookup of site 7 is not understood: 220 volts",
        "35 Site 12 has a full hookup but no water",
        "36 Max Vehicle Length of site 12 is not understood: -5",
        "37 Max Vehicle Length of site 12 is not understood: 9223372036854775808",
        "38 The row has 5 columns, the header 6",
        "39 The row has 7 columns, the header 6",
        "41 Driveway Entry of site 13 is not understood: Back-in or pull-through",
        "42 Electricity Hookup of site 14 is not understood: not 50",
      ])
  }

  @Test func `equipment that is not clear is named, and the rest is permitted`() throws {
    let file = "PermittedEquipment_API_v1.csv"
    let problems = report.skipped.filter { $0.file == file }.map { "\($0.row) \($0.problem)" }
    #expect(
      problems == [
        "6 EquipmentName of site 2 is not understood: ***",
        "7 MaxLength of site 2 is not understood: long",
        "10 A quote is opened and never closed; what follows it could not be read",
      ])
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

  @Test func `the report is the object that scripts rely on`() {
    let report = ImportReport(
      added: 1, updated: 2, unchanged: 3, skipped: [SkippedRow(row: 12, file: "a.csv", problem: "No")])
    #expect(
      JSONWriter.text(report)
        == #"{"added":1,"updated":2,"unchanged":3,"skipped":[{"row":12,"file":"a.csv","problem":"No"}]}"#)
  }
}
