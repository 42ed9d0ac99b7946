import CampgroundManager
import TestSupport
import Testing

struct ConfirmationTests {
  @Test func `nights and what is added to them sum to the total`() throws {
    let camp = TestCampground.priced()
    try camp.reserve(1, "2027-07-04"..<"2027-07-07")
    try camp.charge("12.50", for: "firewood")
    let agreed = try camp.frontDesk.confirmation(of: "r-1")
    let nights = agreed.reservation.nights.compactMap(\.price?.amount)
    let lines = (agreed.extras + agreed.taxes + agreed.others).map(\.amount)
    #expect(nights == [4500, 4500, 4500])
    #expect(agreed.taxes.map(\.name) == ["county"])
    #expect(agreed.others.map(\.name) == ["other charges"])
    #expect((nights + lines).reduce(0, +) == agreed.account.sums.total)
  }

  @Test func `it has the policy agreed when the stay was reserved`() throws {
    let camp = TestCampground.priced()
    try camp.agree { $0.deposit = .nights(1) }
    try camp.reserve(1, "2027-07-04"..<"2027-07-07")
    try camp.agree { $0.deposit = .all }
    let agreed = try camp.frontDesk.confirmation(of: "r-1")
    #expect(agreed.policy.deposit == .nights(1))
    #expect(agreed.account.deposit?.amount == 4500)
  }

  @Test func `what does not stand is not confirmed`() throws {
    let camp = TestCampground(sites: 1)
    try camp.cancel(try camp.reserve())
    _ = try camp.reservations.hold(camp.request(), minutes: 30)
    #expect(throws: CampingError.self) { try camp.frontDesk.confirmation(of: "r-1") }
    #expect(try camp.frontDesk.confirmation(of: "r-2").reservation.status == .held)
    let later = camp.at(TestCampground.today, "00:30")
    #expect(try rejected { try later.frontDesk.confirmation(of: "r-2") }.problems.map(\.name) == ["notAllowedInStatus"])
    #expect(throws: CampingError.self) { try camp.frontDesk.confirmation(of: "r-3") }
  }

  /// The only reservation of a campground, brought to a status; a draft is none.
  private func camp(with status: ReservationStatus) throws -> TestCampground {
    let camp = TestCampground(sites: 1)
    let isHold = [.held, .expired].contains(status)
    if isHold { _ = try camp.reservations.hold(camp.request(), minutes: 30) }
    if !isHold, status != .invalid { try camp.reserve() }
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

  @Test(arguments: ReservationStatus.allCases)
  func `only a stay that came about or still may is confirmed`(status: ReservationStatus) throws {
    let camp = try camp(with: status)
    if status != .invalid { try #require(try camp.reservations.find("r-1").status == status) }
    guard ![.held, .reserved, .checkedIn, .checkedOut].contains(status) else {
      #expect(try camp.frontDesk.confirmation(of: "r-1").reservation.status == status)
      return
    }
    let error = try rejected { try camp.frontDesk.confirmation(of: "r-1") }
    #expect(error.problems.map(\.name) == [status == .invalid ? "notFound" : "notAllowedInStatus"])
  }

  @Test func `what to bring is kept as it is given, and read part by part`() throws {
    let camp = try TestCampground()
    try camp.set { $0.bring = .set(" Firewood; water ;; a lamp;") }
    #expect(try camp.settings.settings.bring == "Firewood; water ;; a lamp;")
    #expect(try camp.settings.settings.bringList == ["Firewood", "water", "a lamp"])
    try camp.undoLast()
    #expect(try camp.settings.settings.bringList == [])
  }

  @Test func `what to bring is no rule of a type of site`() throws {
    let camp = try TestCampground()
    #expect(throws: CampingError.self) {
      try camp.set {
        $0.bring = .set("Firewood")
        $0.type = "cabin"
      }
    }
    #expect(throws: CampingError.self) { try camp.set { $0.bring = .set("Fire\u{1B}wood") } }
  }
}
