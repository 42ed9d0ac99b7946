import TestSupport
import Testing

@testable import CampgroundManager

/// The steps that each status allows a stay of the first three nights of June (domain rule R7).
struct StepTests {
  private let camp = TestCampground(sites: 1, 2)
  private var desk: TestCampground { camp.at("2027-06-02") }

  /// Makes a stay, and takes it to this status.
  private func make(_ status: ReservationStatus) throws {
    let request = try camp.request(arrival: TestCampground.today, nights: 3)
    if status == .held {
      try camp.reservations.hold(request, minutes: 10_080)
    } else {
      try camp.reservations.reserve(request)
    }
    if [.checkedIn, .checkedOut].contains(status) { try camp.reservations.checkIn("r-1") }
    switch status {
    case .checkedOut: try desk.reservations.checkOut("r-1")
    case .noShow: try desk.reservations.markNoShow("r-1")
    case .cancelled: try desk.reservations.cancel("r-1")
    default: break
    }
  }

  private func take(_ step: ReservationTransition) throws {
    switch step {
    case .confirm: try desk.reservations.confirm("r-1")
    case .checkIn: try desk.reservations.checkIn("r-1")
    case .checkOut: try desk.reservations.checkOut("r-1")
    case .cancel: try desk.reservations.cancel("r-1")
    case .noShow: try desk.reservations.markNoShow("r-1")
    case .change: try desk.change(nights: 4)
    case .move: try desk.reservations.move("r-1", to: 2)
    case .reprice: try desk.reservations.reprice("r-1")
    case .expire: Issue.record("time alone takes it")
    }
  }

  @Test(
    arguments: [
      (.held, [.confirm, .cancel, .change, .move, .reprice]),
      (.reserved, [.checkIn, .noShow, .cancel, .change, .move, .reprice]),
      (.checkedIn, [.checkOut, .change, .move, .reprice]), (.checkedOut, []), (.noShow, [.checkIn]), (.cancelled, []),
    ] as [(ReservationStatus, [ReservationTransition])])
  func `each status has its steps, and another is refused by it`(
    status: ReservationStatus, allowed: [ReservationTransition]
  ) throws {
    try make(status)
    let done: [ReservationTransition: ReservationStatus] = [
      .confirm: .reserved, .checkIn: .checkedIn, .checkOut: .checkedOut, .cancel: .cancelled, .noShow: .noShow,
    ]
    for step in [.confirm, .checkIn, .checkOut, .cancel, .noShow, .change, .move, .reprice] as [ReservationTransition] {
      if allowed.contains(step) {
        try take(step)
        if step != .reprice { try desk.undoLast() }
        continue
      }
      let problems = try camp.refusal { try take(step) }.problems
      #expect(problems == [.desk(.notAllowed(step, "r-1", status, isDone: done[step] == status))], "\(step)")
    }
  }
}
