import CampgroundManager
import TestSupport
import Testing

/// The things that the beginning of a name or an id may mean.
@Suite struct LookUpTests {
  private let camp = TestCampground.empty
  var lookUp: LookUpService { LookUpService(store: camp.store, clock: camp.clock) }

  private func texts(_ find: (String) throws -> [Found], _ typed: String = "") throws -> [String] {
    try find(typed).map(\.text)
  }

  @Test func `sites are found by number, in natural order and in either case`() throws {
    try camp.makeCampSites(10, 2, 1, "A-7", "b9")
    #expect(try texts(lookUp.sites) == ["1", "2", "10", "A-7", "b9"])
    #expect(try texts(lookUp.sites, "1") == ["1", "10"])
    #expect(try texts(lookUp.sites, "a") == ["A-7"])
    #expect(try texts(lookUp.sites, "B") == ["b9"])
    #expect(try texts(lookUp.sites, "10%") == [])
  }

  @Test func `a site is told by its loop and type`() throws {
    try camp.makeCampSite(1) { site in
      site.loop = .set("Loop A")
      site.type = "rv"
    }
    #expect(try lookUp.sites("1").first?.detail == .site(loop: "Loop A", type: "rv", isRetired: false))
    #expect(try texts(lookUp.loops, "Lo") == ["Loop A"])
    #expect(try texts(lookUp.types, "R") == ["rv"])
    #expect(try texts(lookUp.types, "x") == [])
  }

  @Test func `campers are found by name and by id`() throws {
    try camp.makeCamper("Bacon Lover", phoneNumber: "555-0101")
    try camp.makeCamper("Jörg Müller", phoneNumber: "555-0102")
    #expect(try texts(lookUp.campers) == ["Bacon Lover", "Jörg Müller", "c-1", "c-2"])
    #expect(try lookUp.campers("bacon l").first?.detail == .phone("555-0101"))
    #expect(try texts(lookUp.campers, "JÖ") == ["Jörg Müller"])
    #expect(try lookUp.campers("c-2").map(\.detail) == [.camper(name: "Jörg Müller")])
    #expect(try texts(lookUp.campers, "Bacon  ") == [])
  }

  @Test func `campers who share a name are found by their ids`() throws {
    for number in ["555-0101", "555-0102"] { try camp.makeCamper("Bacon Lover", phoneNumber: number) }
    #expect(try texts(lookUp.campers, "Bac") == ["c-1", "c-2"])
    #expect(try texts(lookUp.campers) == ["c-1", "c-2"])
  }

  @Test func `who is here or to come stands before who has left`() throws {
    try camp.makeCampSites(1, 2)
    let bacon = try camp.makeCamper()
    try camp.cancel(camp.reserve(1, "2027-07-01"..<"2027-07-03", camper: bacon))
    try camp.reserve(1, "2027-08-01"..<"2027-08-03", camper: bacon)
    try camp.reserve(2, "2027-07-01"..<"2027-07-03", camper: bacon) { $0.group = "The Lovers" }
    #expect(try texts(lookUp.reservations) == ["r-3", "r-2", "r-1"])
    #expect(try texts(lookUp.reservations, "r-1") == ["r-1"])
    #expect(try texts(lookUp.reservations, "1") == [])
    let days: Range<Day> = "2027-07-01"..<"2027-07-03"
    #expect(try lookUp.reservations("r-3").map(\.detail) == [.stay(camper: "Bacon Lover", site: "2", days)])
    #expect(try texts(lookUp.groups, "The") == ["The Lovers"])
    #expect(try texts(lookUp.groups, "the") == [])
  }

  @Test func `an id is found by its first digits, the newest of each length first`() throws {
    for number in 1...120 { try camp.makeCamper("Camper \(number)", phoneNumber: "\(1000 + number)") }
    let entries = try texts(lookUp.entries, "o-1")
    let numbers: [Int] = [1] + (10...19).reversed() + (100...120).reversed()
    #expect(entries == numbers.map { "o-\($0)" })
    #expect(try lookUp.entries("o-12").map(\.text) == ["o-12", "o-120"])
    #expect(try lookUp.entries("o-12").first?.detail == .entry(command: "add-camper", actor: "desk"))
    for typed in ["o-0", "o-01", "o-121", "o-9999999999999999999", "r-1", "o-x", "x"] {
      #expect(try texts(lookUp.entries, typed) == [], "\(typed)")
    }
  }

  @Test func `of very many some are told, which have no more in common than all have`() throws {
    for number in 1...450 {
      try camp.makeCampSite(SiteNumber(integerLiteral: 1000 + number))
      try camp.makeCamper("Camper \(1000 + number)", phoneNumber: "\(1000 + number)")
    }
    try camp.makeCampSite("Z")
    try camp.makeCamper("Zoe", phoneNumber: "555-0100")
    #expect(try texts(lookUp.sites).last == "Z")
    #expect(try texts(lookUp.campers).contains { $0.hasPrefix("c-") })
    for found in [try texts(lookUp.sites), try texts(lookUp.entries), try texts(lookUp.campers, "C")] {
      #expect((190...200).contains(found.count))
    }
    // The newest are all in the eight and nine hundreds.
    #expect(Set(try texts(lookUp.entries, "o-").map { $0.dropFirst(2).first }).count > 1)
    #expect(try texts(lookUp.entries, "o-8").count > 100)
  }

  @Test func `the others are found by their names and ids`() throws {
    try camp.makeCampSite(1)
    let stay = StayRequest(arrival: "2027-07-01", numberOfNights: 2)
    try camp.blocks.block(BlockRequest(site: 1, stay: stay, reason: "roof"))
    try camp.join()
    let days: Range<Day> = "2027-07-01"..<"2027-07-03"
    #expect(try lookUp.blocks("b-").map(\.detail) == [.block(reason: "roof", site: "1", days)])
    #expect(try texts(lookUp.rates) == [])
    #expect(try texts(lookUp.taxes) == [])
    try camp.makeDiscount { ($0.percent, $0.needsPass) = (Percent("50%"), true) }
    #expect(try lookUp.discounts("Acc").map(\.detail) == [.discount(needsPass: true)])
    #expect(try texts(lookUp.discounts, "acc") == [])
    #expect(try lookUp.waitlist("w-").map(\.detail) == [.waiting(camper: "Maple Syrup", "2027-07-01")])
    #expect(try texts(lookUp.subjects) == ["1", "Maple Syrup", "c-1", "b-1", "w-1"])
    #expect(try texts(lookUp.subjects, "b") == ["b-1"])
    #expect(try texts(lookUp.subjects, "l-") == [])
  }

  /// Here, to arrive today, to come, a hold, cancelled, and a no-show of today: r-1 to r-6.
  private func makeStays() throws -> LookUpService {
    try camp.makeCampSites(1, 2, 3, 4, 5, 6)
    let people = ["Ann Lee", "Zoe Novak", "Zoe Adams", "Bob Low", "Cy Fox", "Dan Roe"]
    for (place, name) in people.enumerated() { try camp.makeCamper(name, phoneNumber: "555-010\(place)") }
    let days: [Range<Day>] = [
      "2027-06-01"..<"2027-06-03", "2027-06-01"..<"2027-06-03", "2027-06-20"..<"2027-06-22",
      "2027-06-10"..<"2027-06-12",
      "2027-06-01"..<"2027-06-03", "2027-06-01"..<"2027-06-03",
    ]
    for (place, days) in days.enumerated() {
      let request = try camp.request(
        SiteNumber(integerLiteral: place + 1), arrival: days.lowerBound, nights: 2
      ) { $0.camper = CamperReference("c-\(place + 1)") }
      if place == 3 { try camp.reservations.hold(request, minutes: 30) } else { try camp.reservations.reserve(request) }
    }
    try camp.reservations.checkIn("r-1")
    try camp.reservations.cancel("r-5")
    let night = camp.at("2027-06-02", "02:00")
    try night.reservations.markNoShow("r-6")
    return LookUpService(store: camp.store, clock: night.clock)
  }

  @Test(
    arguments: [
      (.checkIn, ["r-2", "r-6", "Dan Roe", "Zoe Novak"]), (.checkOut, ["r-1", "Ann Lee"]),
      (.cancel, ["r-2", "r-3", "Zoe Adams", "Zoe Novak"]), (.noShow, ["r-2", "Zoe Novak"]), (.confirm, []),
      (.price, ["r-1", "r-2", "r-3", "Ann Lee", "Zoe Adams", "Zoe Novak"]), (.refund, []),
      (.cancelled, ["r-5", "Cy Fox"]),
    ] as [(ReservationPurpose, [String])])
  func `only reservations on which a command can act are found, by id and by name`(
    purpose: ReservationPurpose, found: [String]
  ) throws {
    #expect(try makeStays().parties("", for: purpose).map(\.text) == found)
  }

  @Test func `a beginning finds names in any case, and two stays of one by their ids`() throws {
    let lookUp = try makeStays()
    #expect(try lookUp.parties("zo", for: .checkIn).map(\.text) == ["Zoe Novak"])
    #expect(try lookUp.parties("ZOE", for: .cancel).map(\.text) == ["Zoe Adams", "Zoe Novak"])
    #expect(try lookUp.parties("r-", for: .checkIn).map(\.text) == ["r-2", "r-6"])
    #expect(try lookUp.parties("r-3", for: .checkIn).map(\.text) == [])
    #expect(try lookUp.parties("r-3", for: .look).map(\.text) == ["r-3"])
    try camp.reserve(2, "2027-07-01"..<"2027-07-03") { $0.camper = "c-3" }
    #expect(try lookUp.parties("zoe a", for: .cancel).map(\.text) == ["r-3", "r-7"])
    #expect(try lookUp.parties("zoe a", for: .look).map(\.text) == ["Zoe Adams"])
  }

  @Test func `sites are those of the parties on which a command can act, also without their zeros`() throws {
    try camp.makeCampSites("006", "B-1", "070")
    for site in ["006", "B-1", "070"] as [SiteNumber] { try camp.reserve(site, "2027-06-01"..<"2027-06-03") }
    try camp.reservations.checkIn("r-2")
    #expect(try lookUp.sites("", ofPartiesFor: .checkIn).map(\.text) == ["006", "070"])
    #expect(try lookUp.sites("", ofPartiesFor: .checkOut).map(\.text) == ["B-1"])
    #expect(try lookUp.sites("6", ofPartiesFor: .checkIn).map(\.text) == ["006"])
    #expect(try lookUp.sites("00", ofPartiesFor: .checkIn).map(\.text) == ["006"])
  }

  @Test func `methods of payment are those of the settings`() throws {
    #expect(try texts(lookUp.methods) == [])
    try camp.set { $0.methods = .set("cash,Card,check") }
    #expect(try texts(lookUp.methods) == ["cash", "Card", "check"])
    #expect(try texts(lookUp.methods, "CA") == ["cash", "Card"])
  }
}
