import CampgroundManager

/// The making of a demo's campground, by the commands of a season up to now.
final class DemoCampground {
  private let store: Store
  private let now: Moment
  private var clock: CampgroundClock
  private lazy var lines = BatchLine(.campctl) { [unowned self] in self.clock.today }

  private init(_ store: Store, now: Moment) {
    (self.store, self.now, clock) = (store, now, .pretended(now))
  }

  /// Makes it in a file, for somebody whose clock shows this moment.
  static func make(at path: String, now: Moment) throws {
    let store = try Store(.memory)
    try DemoCampground(store, now: now).fill()
    _ = try store.put(at: path)
  }

  /// Fills a store.
  static func fill(_ store: Store, now: Moment) throws { try DemoCampground(store, now: now).fill() }

  private func fill() throws {
    for step in DemoSeason().steps(date: { now.day.advanced(by: $0).description }) {
      guard let time = TimeOfDay(minutes: step.minute) else { continue }
      let moment = CampgroundClock.moment(at: now.day.advanced(by: step.day), time)
      guard (moment.day, moment.time) <= (now.day, now.time) else { return }
      clock = .pretended(moment)
      try perform(step, in: Campground(store: store, clock: clock, actor: "desk"))
    }
  }

  private func perform(_ step: DemoStep, in campground: Campground) throws {
    switch step.work {
    case .line(let line): try run(line, in: campground)
    case .pay(let number, let method, let isDeposit):
      let account = try campground.accounts.account(ReservationReference("r-\(number)"))
      let due = isDeposit ? (account.deposit?.amount ?? 0) - account.sums.paid : account.sums.balance
      guard due > 0 else { return }
      try run("pay r-\(number) \(due / 100).\(Digits.padded(due % 100, to: 2)) --method \(method)", in: campground)
    }
  }

  private func run(_ line: String, in campground: Campground) throws {
    guard var invocation = try lines.read(Array(line.utf8)), let command = invocation.command.onCampground else {
      return
    }
    invocation.write.actor = "desk"
    _ = try invocation.perform(command, in: campground)
  }
}
