import TestSupport
import Testing

@testable import CampgroundManager

struct FeedImportTests {
  let camp = TestCampground(sites: "12")

  @Test func `sold nights are a reservation of the feed's camper, closed ones a block`() throws {
    #expect(try camp.importFixture("airbnb", of: "airbnb").added == 3)
    #expect(try camp.stays == ["r-1 12 2027-07-04 2027-07-08 reserved", "r-2 12 2027-07-08 2027-07-10 reserved"])
    #expect(try camp.closures == ["2027-07-20 2027-07-25"])
    let stay = try #require(try camp.reservations.getReservation("r-1"))
    #expect(stay.camper.fullName == "airbnb")
    #expect(stay.camper.phoneNumber == "000")
    #expect(stay.source == "airbnb")
    #expect(stay.sums.total == 0)
    #expect(try camp.count("camper") == 1)
    #expect(try camp.checks.check().problems == [])
  }

  @Test(arguments: ["", "  ", "air\nbnb", String(repeating: "a", count: 201)])
  func `a feed whose name no camper can have is refused by it`(name: String) throws {
    #expect(try rejected { try camp.importCalendar(of: name) }.problems.map(\.field) == ["feed"])
    #expect(try camp.count("camper") == 0)
  }

  @Test(arguments: ["airbnb", "booking", "vrbo", "zones", "bare", "bom", "november"])
  func `the same calendar again changes nothing, the journal included`(name: String) throws {
    let first = try camp.importFixture(name, of: name)
    let entries = try camp.count("command")
    let again = try camp.importFixture(name, of: name)
    #expect(again.added + again.changed + again.gone == 0)
    #expect(again.unchanged == first.added)
    #expect(try camp.count("command") == entries)
  }

  @Test func `ids that change at each reading change nothing`() throws {
    try camp.importFixture("vrbo", of: "vrbo")
    let entries = try camp.count("command")
    let again = try camp.importFixture("vrbo-again", of: "vrbo")
    #expect([again.added, again.changed, again.gone, again.unchanged] == [0, 0, 0, 2])
    #expect(try camp.count("command") == entries)
  }

  @Test func `times in a zone are days of that place, times in UTC the campground's`() throws {
    try camp.importFixture("zones", of: "zones")
    #expect(try camp.stays == ["r-1 12 2027-07-04 2027-07-06 reserved", "r-2 12 2027-07-11 2027-07-12 reserved"])
  }

  @Test func `without an end an event is of one day, else of its duration`() throws {
    try camp.importFixture("bare", of: "bare")
    #expect(
      try camp.stays == [
        "r-1 12 2027-07-04 2027-07-05 reserved", "r-2 12 2027-07-10 2027-07-13 reserved",
        "r-3 12 2027-07-20 2027-07-22 reserved", "r-4 12 2027-07-25 2027-07-26 reserved",
      ])
  }

  @Test func `a byte order mark is none of the text`() throws {
    try camp.importFixture("bom", of: "bom")
    #expect(try camp.stays == ["r-1 12 2027-07-04 2027-07-06 reserved"])
  }

  @Test func `other nights of an event are a change, and a swap of two events needs no free night`() throws {
    try camp.importCalendar(
      GivenEvent("2027-07-01"..<"2027-07-04", uid: "a"), GivenEvent("2027-07-04"..<"2027-07-06", uid: "b"))
    let report = try camp.importCalendar(
      GivenEvent("2027-07-03"..<"2027-07-06", uid: "a"), GivenEvent("2027-07-01"..<"2027-07-03", uid: "b"))
    #expect([report.added, report.changed, report.gone] == [0, 2, 0])
    #expect(try camp.stays == ["r-2 12 2027-07-01 2027-07-03 reserved", "r-1 12 2027-07-03 2027-07-06 reserved"])
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `a stay to come goes with its event, one of today or before stays`() throws {
    try camp.importCalendar(
      GivenEvent("2027-05-30"..<"2027-06-03", uid: "a"), GivenEvent("2027-06-03"..<"2027-06-06", uid: "b"),
      GivenEvent("2027-06-20"..<"2027-06-23", uid: "c"))
    let later = camp.at("2027-06-03")
    #expect(try later.importCalendar(.calendar([])).gone == 1)
    #expect(try later.stays == ["r-1 12 2027-05-30 2027-06-03 checked-in", "r-2 12 2027-06-03 2027-06-06 reserved"])
    #expect(try later.reservations.getReservation("r-3")?.status == .cancelled)
  }

  @Test func `an event that was gone for a while is the same reservation again`() throws {
    let event = GivenEvent("2027-07-04"..<"2027-07-06")
    try camp.importCalendar(event)
    try camp.importCalendar(.calendar([]))
    #expect(try camp.stays == [])
    #expect(try camp.importCalendar(event).added == 1)
    #expect(try camp.stays == ["r-1 12 2027-07-04 2027-07-06 reserved"])
  }

  @Test func `one undo takes an import back`() throws {
    try camp.importFixture("airbnb", of: "airbnb")
    try camp.undoLast()
    #expect(try camp.stays == [])
    #expect(try camp.closures == [])
    #expect(try camp.importFixture("airbnb", of: "airbnb").added == 3)
  }

  @Test func `two feeds of a site leave each other's nights alone`() throws {
    try camp.importFixture("airbnb", of: "airbnb")
    try camp.importCalendar(GivenEvent("2027-08-01"..<"2027-08-03"), of: "vrbo")
    #expect(try camp.importCalendar(.calendar([]), of: "vrbo").gone == 1)
    #expect(try camp.stays.count == 2)
  }

  @Test func `past nights stay, whatever the other system still shows`() throws {
    try camp.importCalendar(GivenEvent("2027-06-10"..<"2027-06-14", uid: "a"))
    let later = camp.at("2027-06-12")
    for uid in ["a", "b"] {
      let cut = try later.importCalendar(GivenEvent("2027-06-12"..<"2027-06-14", uid: uid))
      #expect([cut.added, cut.changed, cut.gone, cut.unchanged] == [0, 0, 0, 1])
    }
    #expect(try later.importCalendar(GivenEvent("2027-06-12"..<"2027-06-16", uid: "a")).changed == 1)
    #expect(try later.stays == ["r-1 12 2027-06-10 2027-06-16 checked-in"])
    #expect(try later.importCalendar(GivenEvent("2027-06-10"..<"2027-06-11", uid: "a")).changed == 1)
    #expect(try later.stays == ["r-1 12 2027-06-10 2027-06-12 checked-in"])
  }

  @Test(arguments: [
    ("Reserved - John Block", false), ("Airbnb (Not available)", true), ("CLOSED - Not available", true),
    ("Blocked", true), ("Unavailable", true), ("Maple Walnut", false), ("", false), ("Site 12 not available", true),
    ("Blokkade", true), ("Gesperrt", true), ("Nicht verfügbar", true), ("NICHT VERFUEGBAR", false),
    ("Indisponible", true), ("Réservé - Bloqué", false), ("Bloqué", true), ("No disponible", true), ("Chiuso", true),
    ("Niet beschikbaar", true), ("Indisponível", true), ("não disponível", true), ("Owner stay", true),
    ("Owner Stay - Smith", true), ("Prep time", true), ("Busy", true), ("Blocked By Guesty", true),
    ("Stay of the owner", false),
    ("Family week", false),
  ])
  func `a summary tells closed nights from sold ones`(summary: String, isClosed: Bool) {
    #expect(ClosedSummaries().fit(summary) == isClosed)
  }

  @Test func `an id comes as it was before its backslashes, and goes out with them`() throws {
    try camp.importCalendar(
      .calendar([
        "BEGIN:VEVENT", "UID:a\\;b\\,c\\\\d@x", "DTSTART:20270704", "DTEND:20270706", "END:VEVENT",
      ]))
    #expect(try camp.reservations.getReservation("r-1")?.ref == "a;b,c\\d@x")
    #expect(try camp.calendar().contains("UID:a\\;b\\,c\\\\d@x\r\n"))
  }

  @Test func `two events of one id keep their stays in any order, and when one is gone`() throws {
    let (first, second) = (
      GivenEvent("2027-06-02"..<"2027-06-05", uid: "a@x"), GivenEvent("2027-06-20"..<"2027-06-23", uid: "a@x")
    )
    try camp.importCalendar(first, second)
    #expect(try camp.importCalendar(second, first).unchanged == 2)
    let later = camp.at("2027-06-03")
    let report = try later.importCalendar(.calendar(second))
    #expect([report.added, report.changed, report.gone] == [0, 0, 0])
    // An id may end in a number of its own.
    try camp.importCalendar(
      GivenEvent("2027-07-02"..<"2027-07-05", uid: "b-12@x"), GivenEvent("2027-07-05"..<"2027-07-07", uid: "b-13@x"),
      second, first)
    let changed = try camp.importCalendar(
      GivenEvent("2027-07-02"..<"2027-07-04", uid: "b-12@x"), GivenEvent("2027-07-04"..<"2027-07-07", uid: "b-13@x"),
      second, first)
    #expect(changed.changed == 2)
    #expect(
      try camp.stays.suffix(2) == ["r-3 12 2027-07-02 2027-07-04 reserved", "r-4 12 2027-07-04 2027-07-07 reserved"])
  }

  @Test func `two events of one id are two stays`() throws {
    let events = [
      GivenEvent("2027-07-04"..<"2027-07-06", uid: "a"), GivenEvent("2027-07-08"..<"2027-07-09", uid: "a"),
      GivenEvent("2027-07-08"..<"2027-07-09", uid: "a"),
    ]
    #expect(try camp.importCalendar(.calendar(events.flatMap(\.lines))).added == 2)
    #expect(try camp.importCalendar(.calendar(events.flatMap(\.lines))).unchanged == 2)
  }
}
