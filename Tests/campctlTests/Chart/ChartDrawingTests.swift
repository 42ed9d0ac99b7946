import CampgroundManager
import TestSupport
import Testing

@testable import campctl

/// The chart as people see it in a terminal.
@Suite struct ChartDrawingTests {
  let camp: TestCampground

  /// Three sites, five holders, from a Tuesday on.
  init() throws {
    camp = try TestCampground()
    try camp.makeCampSites(1, 2) { $0.loop = .set("Aspen") }
    try camp.makeCampSite(10) { $0.loop = .set("Birch Loop") }
    let bacon = try camp.makeCamper()
    let maple = try camp.makeCamper("Maple Walnut", phoneNumber: "910-543-9001")
    let made = try camp.reserve(1, "2027-06-01"..<"2027-06-03", camper: bacon)
    _ = try camp.reservations.checkIn(made.reference)
    try camp.reserve(1, "2027-06-03"..<"2027-06-06", camper: maple)
    let wide = try camp.makeCamper("日本太郎", phoneNumber: "910-543-9002")
    try camp.reserve(2, "2027-06-02"..<"2027-06-04", camper: wide)
    _ = try camp.reservations.hold(camp.request(10, arrival: "2027-06-05", nights: 1, camper: bacon))
    try camp.blockSite(2, "2027-06-06"..<"2027-06-10", reason: "gravel")
  }

  private func lines(
    nights: Int = 7, from: Day? = nil, width: Int? = 40, isUnicode: Bool = true, isColored: Bool = false
  ) throws -> [String] {
    var request = ChartRequest()
    request.from = from
    request.numberOfNights = nights
    return ChartView(chart: try camp.chart.chart(request))
      .lines(on: Screen(width: width, style: TextStyle(isColored: isColored), isUnicode: isUnicode))
  }

  @Test func `a bar goes from the middle of the first day to the middle of the last`() throws {
    #expect(
      try lines() == [
        "Tue 2027-06-01 to Tue 2027-06-08",
        "",
        "   Jun 2027",
        "    Tu   We   Th   Fr   Sa   Su   Mo",
        "     1    2    3    4    5    6    7",
        "   ▼▼▼▼▼───────────────━━━━━━━━━━─────",
        "Loop Aspen",
        "1    ┣Bacon Lo┫├Maple Walnut─┤···",
        "2    ┊    ├日本太郎┤   ·······▐gravel▒▒›",
        "Birch Loop",
        "10   ┊                 ··(Bac)···",
        "     ▃▃▃▃▃▅▅▅▅▅▅▅▅▅▅▃▃▃▃▃▅▅▅▅▅",
        "%      33   67   67   33   67    0    0",
        "",
        "├──┤ reserved   ┣━━┫ checked in",
        "(??) hold   ▐▒▒▌ block",
        "%  occupied of all not blocked",
      ])
  }

  @Test func `a terminal of plain characters gets the same`() throws {
    #expect(
      try lines(isUnicode: false) == [
        "Tue 2027-06-01 to Tue 2027-06-08",
        "",
        "   Jun 2027",
        "    Tu   We   Th   Fr   Sa   Su   Mo",
        "     1    2    3    4    5    6    7",
        "   vvvvv---------------==========-----",
        "Loop Aspen",
        "1    [Bacon Lo][Maple Walnut-]...",
        "2    :    [????----]   .......{gravel##>",
        "Birch Loop",
        "10   :                 ..(Bac)...",
        "   -------------------------------------",
        "%      33   67   67   33   67    0    0",
        "",
        "[--] reserved   [==] checked in",
        "(??) hold   {##} block",
        "%  occupied of all not blocked",
      ])
  }

  @Test func `nights that do not fit side by side follow below`() throws {
    #expect(
      try lines(nights: 14, width: 24).dropLast(5) == [
        "2027-06-01 to 2027-06-15",
        "",
        "   Jun 2027",
        "   T W T F S S M",
        "   1   3   5   7",
        "   ▼▼──────━━━━──",
        "Loop Aspen",
        "1   ┣Ba┫├Mapl┤·",
        "2   ┊ ├日┤ ···▐gr›",
        "Birch Loop",
        "10  ┊      ·()·",
        "    ▃▃▅▅▅▅▃▃▅▅",
        "%   33  67  67   0",
        "      67  33   0",
        "",
        "   Jun 2027",
        "   T W T F S S M",
        "   8   10  12  14",
        "   ────────━━━━──",
        "Loop Aspen",
        "1          ····",
        "2  ‹gra▌   ····",
        "Birch Loop",
        "10         ····",
        "",
        "%    0   0   0   0",
        "       0   0   0",
      ])
  }

  @Test func `a stay that has begun before, and one that goes on, end in arrows`() throws {
    #expect(try lines(nights: 1, from: "2027-06-02", width: nil).contains("1  ‹Bacon Love┫"))
    #expect(try self.lines(nights: 2, from: "2027-06-07", isUnicode: false).contains("2  <gravel############>"))
  }

  @Test func `who leaves on the first day has its half`() throws {
    #expect(try lines(nights: 3, from: "2027-06-04", width: 20).contains("2  ‹┤   ·······▐gra›"))
    #expect(try lines(nights: 8, from: "2027-06-04", width: 21).contains("2  ┤ ···▐gravel▌"))
  }

  @Test func `months stand over their days as far as there is room`() throws {
    #expect(try lines(nights: 4, from: "2027-06-29", width: 20)[2] == "   Jun   Jul")
    #expect(try lines(nights: 7, from: "2027-12-31", width: 80)[2] == "   Dec     Jan 2028")
    #expect(try lines(nights: 7, from: "2027-12-31", width: 20)[2] == "     Jan 2028")
  }

  @Test func `colour adds nothing to what is said`() throws {
    let colored = try lines(nights: 14, isColored: true)
    #expect(colored.contains { $0.contains("\u{1B}[30;42m┣") })
    let plain = colored.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
    #expect(try plain == lines(nights: 14))
  }

  @Test(arguments: [
    ("e\u{301}e\u{301}e\u{301}", "├ééé────┤"), ("👩‍👩‍👧‍👦🏕️", "├👩‍👩‍👧‍👦🏕️───┤"), ("שלום", "├שלום───┤"),
    ("日本日本日本", "├日本日─┤"), ("a\u{5D0}b", "├aאb────┤"),
  ])
  func `a name takes the columns that it has on the screen`(name: String, bar: String) throws {
    let camper = try camp.makeCamper(name, phoneNumber: "910-543-9003")
    try camp.reserve(10, "2027-07-05"..<"2027-07-08", camper: camper)
    #expect(try lines(nights: 14, from: "2027-07-01", width: 46).contains { $0.contains(bar) })
  }

  @Test func `a campground without sites has nothing to show`() throws {
    let chart = try TestCampground().chart.chart()
    let screen = Screen(width: 80, style: TextStyle(isColored: false), isUnicode: true)
    #expect(ChartView(chart: chart).lines(on: screen) == ["There is no site to show."])
  }
}
