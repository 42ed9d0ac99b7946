/// One command in a demo's past, counted in days from today and minutes from midnight.
struct DemoStep {
  enum Work {
    case line(String)
    /// A payment of the whole deposit or balance of a reservation, if there is one.
    case pay(reservation: Int, method: String, isDeposit: Bool)
  }

  let day: Int
  let minute: Int
  let work: Work

  /// The hour and minutes after it.
  init(_ day: Int, _ hour: Int, _ minute: Int = 0, _ work: Work) {
    (self.day, self.minute, self.work) = (day, hour * 60 + minute, work)
  }
}

/// The steps that lead to a season.
extension DemoSeason {
  /// All steps in their order.
  func steps(date: (_ day: Int) -> String) -> [DemoStep] {
    let lives = stays.enumerated().flatMap { life(of: $1, number: $0 + 1, date) }
    let steps = (Self.opening + closing(date) + lives).enumerated().map { (place: $0, step: $1) }
    let sorted = steps.sorted {
      ($0.step.day, $0.step.minute, $0.place) < ($1.step.day, $1.step.minute, $1.place)
    }
    return sorted.map(\.step)
  }

  private static let opening = (terms + DemoSites.all.map(\.line)).map { DemoStep(-120, 9, 0, .line($0)) }

  private static let terms = [
    "settings --name 'Apache Trout' --check-in 14:00 --check-out 11:00 --methods cash,card,check",
    "add-rate Standard --nightly 32.00 --extra-adult 8.00",
    "add-rate Weekend --nightly 38.00 --extra-adult 8.00 --weekdays fri,sat",
    "add-tax 'County tax' --percent 7.25%",
    "add-item firewood --price 7.00",
    "policy --deposit 1-night --cancellation '7:0% 1:50% 0:100%' --no-show 1-night",
  ]

  /// The site out of service, and somebody who waits for nights that are taken.
  private func closing(_ date: (Int) -> String) -> [DemoStep] {
    let (site, until) = Self.closed
    let block = "block-site \(site) --from \(date(-1)) --before \(date(until)) --because 'New gravel'"
    let wanted = stays.first { (2...9).contains($0.arrival) && !$0.isCancelled }
    let wait = wanted.map { stay in
      let (number, nights) = (DemoSites.all[stay.site].number, stay.departure - stay.arrival)
      return "join-waitlist --new 'Olive Branch' --phone 928-555-0198 --site '\(number)' "
        + "--arrive \(date(stay.arrival)) --nights \(nights)"
    }
    return [block, wait].compactMap(\.self).map { DemoStep(-1, 19, 30, .line($0)) }
  }

  private func life(of stay: Stay, number: Int, _ date: (Int) -> String) -> [DemoStep] {
    let pay = { DemoStep.Work.pay(reservation: number, method: number % 4 == 0 ? "cash" : "card", isDeposit: $0) }
    let reserve =
      "reserve --site '\(DemoSites.all[stay.site].number)' \(DemoCampers.options(stay.camper)) "
      + "--arrive \(date(stay.arrival)) --depart \(date(stay.departure)) \(stay.party)"
    var steps = [DemoStep(stay.booked, 9, stay.minute, .line(reserve))]
    if number % 6 != 0 { steps.append(DemoStep(stay.booked, 9, stay.minute + 3, pay(true))) }
    if stay.isCancelled {
      steps.append(DemoStep(-1, 15, stay.minute, .line("cancel r-\(number) --because 'Change of plans'")))
    } else if !stay.comes {
      steps.append(DemoStep(stay.arrival + 1, 8, 0, .line("no-show r-\(number)")))
    } else {
      steps += arrival(of: stay, number, pay(false)) + departure(of: stay, number, pay(false))
    }
    return steps
  }

  private func arrival(of stay: Stay, _ number: Int, _ pay: DemoStep.Work) -> [DemoStep] {
    guard stay.arrival < 0 || stay.arrival == 0 && !stay.isWaiting else { return [] }
    var steps = [DemoStep(stay.arrival, 14, stay.minute, .line("check-in r-\(number)"))]
    if number % 3 != 0 { steps.append(DemoStep(stay.arrival, 14, stay.minute + 2, pay)) }
    if number % 7 == 0 {
      steps.append(DemoStep(stay.arrival, 18, stay.minute, .line("charge r-\(number) --item firewood --count 2")))
    }
    return steps
  }

  private func departure(of stay: Stay, _ number: Int, _ pay: DemoStep.Work) -> [DemoStep] {
    guard stay.departure < 0 || stay.departure == 0 && !stay.isWaiting else { return [] }
    return [
      DemoStep(stay.departure, 8, stay.minute, pay),
      DemoStep(stay.departure, 8, stay.minute + 1, .line("check-out r-\(number)")),
    ]
  }
}
