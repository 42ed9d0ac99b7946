import CampgroundManager
import TestSupport
import Testing

/// The occasions of letters about a stay.
struct LetterTests {
  @Test(arguments: ReservationStatus.allCases.filter { $0 != .invalid }, LetterOccasion.allCases)
  func `a letter fits the status of its stay`(status: ReservationStatus, occasion: LetterOccasion) throws {
    let camp = try camp(with: status)
    let fitting: Set<ReservationStatus> =
      switch occasion {
      case .change: [.held, .reserved, .checkedIn]
      case .cancel: [.cancelled]
      case .reminder: [.held, .reserved]
      }
    guard !fitting.contains(status) else {
      #expect(try camp.frontDesk.confirmation(of: "r-1", for: occasion).occasion == occasion)
      return
    }
    let error = try rejected { try camp.frontDesk.confirmation(of: "r-1", for: occasion) }
    #expect(error.problems.map(\.name) == ["notAllowedInStatus"])
  }

  private func camp(with status: ReservationStatus) throws -> TestCampground {
    let camp = TestCampground(sites: 1)
    let isHold = [.held, .expired].contains(status)
    if isHold { _ = try camp.reservations.hold(camp.request(), minutes: 30) } else { try camp.reserve() }
    _ = try camp.edit { $0.adults = 3 }
    let (arrival, departure) = (camp.at("2027-07-01"), camp.at("2027-07-03"))
    switch status {
    case .invalid, .held, .reserved: return camp
    case .expired: return camp.at(TestCampground.today, "00:30")
    case .cancelled: try camp.reservations.cancel("r-1")
    case .noShow: try departure.reservations.markNoShow("r-1")
    case .checkedIn: try arrival.reservations.checkIn("r-1")
    case .checkedOut:
      try arrival.reservations.checkIn("r-1")
      try departure.reservations.checkOut("r-1")
    }
    return departure
  }

  @Test func `a party that was to come already gets no reminder`() throws {
    let camp = TestCampground(sites: 1)
    try camp.reserve()
    let error = try rejected { try camp.at("2027-07-02").frontDesk.confirmation(of: "r-1", for: .reminder) }
    #expect(error.problems.map(\.name) == ["tooLate"])
    #expect(try camp.at("2027-07-01").frontDesk.confirmation(of: "r-1", for: .reminder).occasion == .reminder)
  }

  @Test func `a cancelled stay is found by its camper`() throws {
    let camp = TestCampground(sites: 1)
    let camper = try camp.makeCamper()
    try camp.cancel(try camp.reserve(camper: camper))
    try camp.reserve(camper: camper)
    #expect(try camp.frontDesk.confirmation(of: "Bacon Lover", for: .cancel).reservation.id == "r-1")
  }

  @Test func `a letter about a change has the newest one that a guest notices`() throws {
    let camp = TestCampground(sites: 1, 2)
    try camp.reserve()
    #expect(throws: CampingError.self) { try camp.frontDesk.confirmation(of: "r-1", for: .change) }
    _ = try camp.reservations.move("r-1", to: 2)
    _ = try camp.edit { $0.notes = .set("near the lake") }
    let former = try camp.frontDesk.confirmation(of: "r-1", for: .change).former
    #expect(former?.segments.map(\.site) == [1])
    #expect(former?.camper.fullName == "Bacon Lover")
    #expect(try camp.frontDesk.confirmation(of: "r-1").former == nil)
  }

  @Test func `the fee of a cancellation is apart from charges by hand`() throws {
    let camp = TestCampground.priced()
    try camp.agree { $0.cancellation = CancellationBands("0:50%") }
    let reserved = try camp.reserve()
    try camp.charge("12.50", for: "firewood")
    try camp.cancel(reserved)
    let letter = try camp.frontDesk.confirmation(of: "r-1", for: .cancel)
    #expect(letter.cancellationFee == 4950)
    #expect(letter.account.sums.total == 6200)
  }

  @Test(arguments: [
    ("ann@example.com", true), ("a.n-n+x@sub.example.com", true), ("a,b@example.com", false),
    ("<a@example.com", false), ("a@example.com>", false), ("a@b@c", false), ("a..b@example.com", false),
    ("é@example.com", false), ("a@\u{7F}b", false), ("\"a\"@example.com", false),
  ])
  func `a message takes only addresses that its header can have`(address: String, isFit: Bool) throws {
    let camp = TestCampground(sites: 1)
    guard let camper = try? camp.campers.addCamper("Ann Lee", phoneNumber: "555-0142", email: address) else { return }
    try camp.reserve(camper: camper)
    try camp.set { $0.email = .set("camp@example.com") }
    let letter = try camp.frontDesk.confirmation(of: "r-1")
    #expect(((try? letter.addresses()) != nil) == isFit)
  }
}
