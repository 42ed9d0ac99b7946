import CampgroundManager
import TestSupport
import Testing

struct JournalTests {
  private let camp = TestCampground.empty

  @Test func `every write leaves an entry that says when, who and what`() throws {
    try camp.set { $0.name = .set("Apache Trout") }
    let made = try camp.makePartReservation()
    _ = try camp.campers.changeCamper(CamperReference(made.camper.id), CamperEdits(notes: .set("early")))
    _ = try camp.reservations.cancel(ReservationReference("r-1"))
    _ = try camp.sites.changeCampSite(1, SiteEdits { $0.loop = .set("Lake") })
    _ = try camp.sites.retireCampSite(1)
    try camp.makeCampSite(2)
    try camp.sites.deleteCampSite(2)

    let entries = try camp.store.rows("SELECT name, actor, at FROM command ORDER BY id") { row in
      (try row[0] as String, try row[1] as String, try row[2] as Int)
    }
    #expect(
      entries.map(\.0) == [
        "settings", "add-site", "add-camper", "reserve", "change-camper", "cancel", "change-site",
        "retire-site", "add-site", "delete-site",
      ])
    #expect(Set(entries.map(\.1)) == ["desk"])
    #expect(Set(entries.map(\.2)) == [TestCampground.today.number * 86_400])
  }

  @Test func `before the first entry the newest is none`() throws {
    #expect(try Campground(store: camp.store).log.newest == EntryID(rawValue: 0))
  }

  @Test func `an entry keeps what each thing was before and after`() throws {
    try camp.makeCampSite(1)
    _ = try camp.sites.retireCampSite(1)
    try camp.sites.deleteCampSite(1)
    let changes = try camp.store.rows("SELECT kind, thing, before, after FROM change ORDER BY id") { row in
      (
        kind: try row[0] as String, thing: try row[1] as Int, before: try row[2] as String?,
        after: try row[3] as String?
      )
    }
    #expect(changes.map(\.kind) == ["site", "site", "site"])
    #expect(changes.map(\.thing) == [1, 1, 1])
    #expect(changes.map { $0.before == nil } == [true, false, false])
    #expect(changes.map { $0.after == nil } == [false, false, true])
    #expect(changes[0].after == changes[1].before)
    #expect(changes[1].after == changes[2].before)
    #expect(changes[1].after?.contains(#""retired":true"#) == true)
  }

  @Test func `the image of a reservation has its nights`() throws {
    try camp.makeCampSite()
    try camp.cancel(camp.reserve(1, "2027-07-01"..<"2027-07-02"), reason: #"the "big" rain"#)
    let images = try camp.store.rows(
      "SELECT after FROM change WHERE kind = \("reservation") ORDER BY id"
    ) { try $0[0] as String }
    #expect(
      images == [
        #"{"id":"r-1","status":"reserved","camper":"c-1","site":"1","arrival":"2027-07-01","#
          + #""departure":"2027-07-02","adults":2,"children":0,"pets":0,"vehicles":1,"plates":null,"#
          + #""rigLength":null,"equipment":null,"notes":null,"group":null,"source":null,"holdExpires":null,"#
          + #""cancelReason":null,"#
          + #""nights":[{"night":"2027-07-01","site":"1","price":null}],"version":1}"#,
        #"{"id":"r-1","status":"cancelled","camper":"c-1","site":"1","arrival":"2027-07-01","#
          + #""departure":"2027-07-02","adults":2,"children":0,"pets":0,"vehicles":1,"plates":null,"#
          + #""rigLength":null,"equipment":null,"notes":null,"group":null,"source":null,"holdExpires":null,"#
          + #""cancelReason":"the \"big\" rain","#
          + #""nights":[],"version":2}"#,
      ])
  }

  @Test func `what was asked when reserving names no one`() throws {
    try camp.makeCampSite()
    try camp.reserve { $0.camper = CamperReference($0.camper.text == "c-1" ? "Bacon Lover" : "") }
    let request = try camp.store.value("SELECT request FROM command WHERE name = \("reserve")", as: String.self)
    #expect(
      request == #"{"camper":"c-1","site":"1","anySite":false,"arrive":"2027-07-01","nights":2,"adults":2,"#
        + #""children":0,"pets":0,"vehicles":1,"plates":null,"rigLength":null,"equipment":null,"#
        + #""notes":null,"group":null,"source":null}"#)
  }

  @Test func `the site that was chosen is the one in the journal`() throws {
    try camp.makeCampSite("A-07")
    try camp.reserve(nil)
    let request = try #require(
      try camp.store.value("SELECT request FROM command WHERE name = \("reserve")", as: String.self))
    #expect(request.contains(#""anySite":true"#))
    #expect(request.contains(#""site":"A-07""#))
  }
}
