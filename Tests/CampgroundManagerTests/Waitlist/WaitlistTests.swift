import CampgroundManager
import TestSupport
import Testing

struct WaitlistTests {
  private let camp = TestCampground(sites: 1)

  /// The waitlist, and the sites that could be offered to each entry.
  private func list(_ camp: TestCampground) throws -> [String] {
    try camp.waitlist.listWaiting().map { waiting in
      "\(waiting.entry.id): \(waiting.matches.map(\.text).joined(separator: ","))"
    }
  }

  private func problems(_ body: () throws -> Void) throws -> [String] {
    let error = try rejected(by: body)
    #expect(error.name == .invalidRequest)
    return error.problems.map { "\($0.field ?? "-"): \($0.name)" }
  }

  @Test func `who waits holds nothing`() throws {
    try camp.join()
    #expect(try camp.count("night") == 0)
    try camp.reserve(1)
    #expect(try list(camp) == ["w-1: "])
  }

  @Test func `an entry is read as it was made`() throws {
    let entry = try camp.join("2027-07-02"..<"2027-07-05") {
      $0.wish.arriveBefore = "2027-08-01"
      $0.wish.weekdays = [.fri, .sat]
      $0.wish.maxNights = 4
      $0.party.adults = 3
      $0.party.rigLength = 30
      $0.needs.water = true
      $0.needs.acceptUnknownLength = true
      $0.site = 1
    }
    #expect(entry.id.description == "w-1")
    #expect(try camp.waitlist.find("w-1") == entry)
    #expect(entry.wish.minNights == 3)
    #expect(entry.wish.weekdays == [.fri, .sat])
    #expect(entry.party.adults == 3)
    #expect(entry.needs.water)
    #expect(entry.site == 1)
    #expect(entry.status == .waiting)
  }

  @Test func `they are listed in the order in which they came`() throws {
    try camp.join("2027-08-01"..<"2027-08-03")
    try camp.join("2027-07-01"..<"2027-07-03")
    #expect(try list(camp) == ["w-1: 1", "w-2: 1"])
  }

  @Test func `a site matches when all of its nights are free and it fits`() throws {
    try camp.makeCampSite(2) { $0.maxLength = .set(25) }
    try camp.makeCampSite(3) { $0.maxLength = .set(40) }
    try camp.makeCampSite(4) { edits in
      edits.maxLength = .set(40)
      edits.water = false
    }
    try camp.join { request in
      request.party.rigLength = 30
      request.needs.water = true
    }
    // The length of site 1 is not known.
    #expect(try list(camp) == ["w-1: 3"])
    try camp.reserve(3, "2027-07-02"..<"2027-07-03")
    #expect(try list(camp) == ["w-1: "])
  }

  @Test func `only the site that was asked for matches`() throws {
    try camp.makeCampSite(2)
    try camp.join { $0.site = 2 }
    #expect(try list(camp) == ["w-1: 2"])
  }

  @Test func `a window takes any arrival in it on its weekdays`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-10")
    // 2027-07-09 is a Friday, whose night is taken; the next is past the window.
    let friday = try camp.join("2027-07-01"..<"2027-07-03") {
      $0.wish.arriveBefore = "2027-07-16"
      $0.wish.weekdays = [.fri]
    }
    #expect(try list(camp) == ["\(friday.id): "])
    try camp.join("2027-07-01"..<"2027-07-03") {
      $0.wish.arriveBefore = "2027-07-17"
      $0.wish.weekdays = [.fri]
    }
    #expect(try list(camp) == ["w-1: ", "w-2: 1"])
    #expect(try camp.waitlist.offer("w-2").reserved.arrival == "2027-07-16")
  }

  @Test func `of several stays that would do the earliest is offered, then the longest`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.reserve(1, "2027-07-06"..<"2027-07-10")
    try camp.join("2027-07-01"..<"2027-07-03") {
      $0.wish.arriveBefore = "2027-07-20"
      $0.wish.maxNights = 5
    }
    let offered = try camp.waitlist.offer("w-1")
    #expect(offered.reserved.arrival == "2027-07-03")
    #expect(offered.reserved.numberOfNights == 3)
  }

  @Test func `days that have gone by fall off the list by themselves`() throws {
    try camp.join("2027-07-01"..<"2027-07-03")
    try camp.join("2027-07-01"..<"2027-07-03") { $0.wish.arriveBefore = "2027-07-10" }
    #expect(try list(camp.at("2027-07-01")) == ["w-1: 1", "w-2: 1"])
    #expect(try list(camp.at("2027-07-02")) == ["w-2: 1"])
    #expect(try list(camp.at("2027-07-10")) == [])
    #expect(try camp.at("2027-07-02").waitlist.find("w-1").status == .past)
    #expect(try problems { try camp.at("2027-07-02").waitlist.offer("w-1") } == ["waitlist: notWaiting"])
  }

  @Test func `who leaves is off the list, and once`() throws {
    try camp.join()
    #expect(try camp.waitlist.leave("1").status == .left)
    #expect(try list(camp) == [])
    #expect(try problems { try camp.waitlist.leave("w-1") } == ["waitlist: notWaiting"])
  }

  @Test func `all that is wrong with a wish is named at once`() throws {
    let found = try problems {
      try camp.join("2027-07-01"..<"2027-07-05") { request in
        request.wish.maxNights = 2
        request.wish.arriveBefore = "2029-07-01"
        request.party.adults = -1
      }
    }
    #expect(
      found == ["nights: invalidNumberOfNights", "arriveBefore: invalidArrivalWindow", "adults: invalidNumberOfPeople"])
    #expect(try camp.count("waitlist") == 0)
  }

  @Test func `no one waits for what could never be offered`() throws {
    #expect(try problems { try camp.join { $0.party.adults = 0 } } == ["adults: tooFewPeople"])
    #expect(try problems { try camp.join("2027-05-01"..<"2027-05-03") } == ["arrive: arrivalInPast"])
    #expect(
      try problems {
        try camp.join("2027-07-01"..<"2027-07-02") { request in
          request.wish.arriveBefore = "2027-07-02"
          request.wish.weekdays = [.sun]
        }
      } == ["weekdays: noArrivalInWindow"])
    try camp.makeCampSite(2) { $0.maxLength = .set(25) }
    #expect(try problems { try camp.join { $0.party.rigLength = 30 } } == ["site: noSiteFits"])
    try camp.set { $0.open = .set(Season("07-04..10-15")!) }
    #expect(try problems { try camp.join("2027-07-01"..<"2027-07-03") } == ["arrive: closedSeason"])
    try camp.join("2027-07-01"..<"2027-07-03") { $0.wish.arriveBefore = "2027-07-10" }
    #expect(try camp.waitlist.offer("w-1").reserved.arrival == "2027-07-04")
  }

  @Test(arguments: ["w-9", "w-0", "nobody"])
  func `what is not there is not found`(_ text: String) throws {
    #expect(try rejected { try camp.waitlist.find(WaitlistReference(text)) }.name == .notFound)
  }
}
