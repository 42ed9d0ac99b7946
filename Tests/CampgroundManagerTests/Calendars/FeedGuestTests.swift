import TestSupport
import Testing

@testable import CampgroundManager

/// The words of an event about its guest.
struct FeedGuestTests {
  private let camp = TestCampground(sites: "12")

  /// A calendar with one sold event of these days.
  private func calendar(
    _ summary: String, _ description: String = "", uid: String = "a@x", _ days: Range<Day> = "2027-07-04"..<"2027-07-06"
  ) -> FileBytes {
    var lines = GivenEvent(days, summary, uid: uid).lines
    lines.insert("DESCRIPTION:\(description)", at: 1)
    return .calendar(lines)
  }

  @discardableResult
  private func read(_ file: FileBytes, withGuests: Bool = true, of feed: String = "rentals") throws -> FeedReport {
    let terms = FeedTerms { ($0.guests, $0.settle) = (withGuests, 0) }
    return try camp.campground.feeds.importCalendar(file, named: "calendar.ics", of: feed, to: "12", terms).result
  }

  private func stay(_ id: ReservationReference = "r-1") throws -> Reservation { try camp.reservations.find(id) }

  @Test(arguments: [
    ("Reserved", nil), ("Reserved - Maple", "Maple"), ("Booking of the Maple family", "Maple family"),
    ("Ann Lee (HMABC12345)", "Ann Lee"),
    ("Airbnb: Ann Lee", "Ann Lee"), ("Site 12 reserved", nil), ("2 guests", nil), ("", nil),
    ("Gebucht \u{2013} Jörg Müller", "Jörg Müller"),
    ("VRBO | Ann Lee | reserved", "Ann Lee"), ("Réservé: Zoé", "Zoé"),
  ])
  func `a name is what a summary has beside the words of every reservation`(summary: String, name: String?) {
    #expect(EventGuest(summary: summary, description: "").name == name)
  }

  @Test func `lines with labels are read in several languages, the last digits of a phone are none`() {
    let english = EventGuest(
      summary: "Reserved",
      description:
        "Guest: Ann Lee\nPhone: +1 555 010 1234\nEmail: ann@example.org\nAdults: 3\nKids: 1\nBooking number: B-4711")
    #expect(english.name == "Ann Lee")
    #expect([english.phone, english.email, english.number] == ["+1 555 010 1234", "ann@example.org", "B-4711"])
    #expect(english.party?.adults == 3 && english.party?.children == 1)
    let german = EventGuest(
      summary: "Zelt",
      description: "Gast: Jörg Müller\nTelefon: 030 123456\nErwachsene: 2\nKinder: 2\nBuchungsnummer: 998877")
    #expect([german.name, german.phone, german.number] == ["Jörg Müller", "030 123456", "998877"])
    let airbnb = EventGuest(
      summary: "Reserved",
      description: "Reservation URL: https://www.airbnb.example/details/HMABC12345\nPhone Number (Last 4 Digits): 0142")
    #expect([airbnb.name, airbnb.phone, airbnb.number] == [nil, nil, "HMABC12345"])
    #expect(airbnb.words?.contains("Last 4 Digits): 0142") == true)
    #expect(EventGuest(summary: "x", description: "Phone: 0142\nGuests: 5\nEmail: nobody").phone == nil)
    #expect(EventGuest(summary: "x", description: "Guests: 5").party?.adults == 5)
  }

  @Test func `they are the notes, the party and the number of the reservation, whose camper is the feed`() throws {
    let file = calendar("Ann Lee", "Adults: 3\\nChildren: 1\\nConfirmation code: HMABC12345")
    try read(file, withGuests: false)
    let made = try stay()
    #expect(made.camper.fullName == "rentals")
    #expect(made.notes == "Ann Lee; Adults: 3; Children: 1; Confirmation code: HMABC12345")
    #expect([made.ref, made.source] == ["HMABC12345", "rentals"])
    #expect([made.party.adults, made.party.children] == [3, 1])
    // The id of the event is still known.
    #expect(try read(file, withGuests: false).unchanged == 1)
    #expect(try camp.calendar().contains("UID:a@x\r\n"))
    let moved = calendar("Ann Lee", "Confirmation code: HMABC12345", "2027-07-08"..<"2027-07-10")
    #expect(try read(moved, withGuests: false).changed == 1)
    #expect(try stay().notes?.hasPrefix("Ann Lee") == true)
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `notes of the desk stay, and so does a camper whom it has made`() throws {
    let file = calendar("Ann Lee", "Phone: 555-010-1234")
    try read(file, withGuests: false)
    try camp.edit {
      ($0.notes, $0.camper) = (.set("late"), .new(CamperEdits(fullName: "Bo Hill", phone: "555-0199")))
    }
    #expect(try read(file).unchanged == 1)
    #expect(try stay().notes == "late")
    #expect(try stay().camper.fullName == "Bo Hill")
  }

  @Test func `with guests the guest is the camper, new or known, in one entry and one undo`() throws {
    let before = try Contents(of: camp)
    try read(calendar("Ann Lee", "Phone: 555-010-1234\\nEmail: ann@example.org"))
    let guest = try stay().camper
    #expect([guest.fullName, guest.phoneNumber, guest.email] == ["Ann Lee", "555-010-1234", "ann@example.org"])
    #expect(try camp.count("camper") == 1)
    #expect(try stay().source == "rentals")
    try camp.expectUndo(restores: before)
    try camp.makeCamper("Ann Lee", phoneNumber: "(555) 010-1234")
    try read(calendar("Ann Lee", "Phone: 555-010-1234"))
    #expect(try camp.count("camper") == 1)
  }

  @Test func `an event without a name is the feed's, and gets its guest once it has one`() throws {
    try read(calendar("Reserved"))
    #expect(try stay().camper.fullName == "rentals")
    let report = try read(calendar("Reserved - Maple", ""))
    #expect([report.changed, report.unchanged] == [1, 0])
    #expect(try stay().camper.fullName == "Maple")
    #expect(try stay().camper.phoneNumber == "000")
    let entries = try camp.count("command")
    #expect(try read(calendar("Reserved - Maple")).unchanged == 1)
    #expect(try camp.count("command") == entries)
    // With other nights, too.
    try read(calendar("Reserved", uid: "b", "2027-08-01"..<"2027-08-03"))
    #expect(try read(calendar("Oak", uid: "b", "2027-08-01"..<"2027-08-04")).changed == 1)
    #expect(try stay("r-2").camper.fullName == "Oak")
  }

  @Test func `two stays of one booking have numbers of their own`() throws {
    let one = GivenEvent("2027-07-04"..<"2027-07-06", "Ann Lee (HM12345)", uid: "a@x")
    let other = GivenEvent("2027-07-10"..<"2027-07-12", "Ann Lee (HM12345)", uid: "b@x")
    let file = FileBytes.calendar(one.lines + other.lines)
    try read(file)
    #expect(try [stay("r-1").ref, stay("r-2").ref] == ["HM12345", "HM12345-2"])
    #expect(try read(file).unchanged == 2)
    #expect(try read(.calendar(other)).gone == 1)
    #expect(try stay("r-2").status == .reserved)
  }

  @Test func `a booking that a table has brought is left out`() throws {
    try camp.importReservations(
      "Site,Name,Arrival,Nights,Ref\n12,Ann Lee,2027-07-04,2,HM12345\n"
    ) { $0.source = "rentals" }
    let report = try read(calendar("Ann Lee (HM12345)"))
    #expect([report.added, report.echoed, report.conflicts.count] == [0, 1, 0])
  }

  @Test func `a stay whose guest is forgotten loses its mark and its number`() throws {
    try read(calendar("Ann Lee", "Phone: 555-010-1234\\nConfirmation code: HM12345"))
    try camp.at("2027-07-07").people.forget("Ann Lee")
    let forgotten = try camp.at("2027-07-07").reservations.find("r-1")
    #expect([forgotten.notes, forgotten.ref] == [nil, nil])
    #expect(forgotten.feedMark == nil)
    #expect(try camp.checks.check().problems == [])
  }
}
