/// The difference that the import of a calendar makes (domain rules R26, R37).
struct FeedPlan {
  /// The reservations to make.
  private(set) var added: [FeedEvent] = []
  /// The reservations that get other nights, or theirs back.
  private(set) var changed: [KnownEvent] = []
  private(set) var gone: [Reservation] = []
  /// The nights that the calendar no longer has, and that wait for a later reading.
  let waits: [FeedLoss.Waiting]
  /// The sold events within longer ones.
  let covered: [FeedEvent]
  /// The reservations that stay as they are, with the nights of their events, which are others than before.
  private(set) var marked: [(before: Reservation, stay: Stay?)] = []
  /// The reservations whose guests become their campers, and that are otherwise as they were.
  private(set) var met: [KnownEvent] = []
  private(set) var conflicts: [FeedConflict] = []
  private(set) var unchanged = 0
  /// The closed nights that others hold here, or held when they were closed.
  private(set) var echoes: Set<Day> = []
  /// The nights that the feed is to block, each with its event.
  private(set) var closed: [Day: FeedEvent] = [:]
  /// The holders of the nights, once the reservations are as they are to be.
  private(set) var nights: [Day: NightHolder]

  private let site: CampSite
  private let today: Day
  /// The number that the next reservation will have.
  private let next: Int64

  /// Finds the difference; what a silent feed lacks waits as long as the terms say.
  init(_ events: [FeedEvent], _ state: FeedState, echoes former: Set<Day>, _ reading: FeedReading) {
    let sales = FeedSales(events.filter { !$0.isBlock })
    let matches = FeedMatches(sales, state.reservations, on: reading.site, today: reading.now.day)
    let loss = FeedLoss(matches, events, state, reading)
    (site, today, next) = (reading.site, reading.now.day, state.next)
    (waits, covered) = (loss.waits, sales.covered.map(\.event))
    // Its own blocks make way.
    let own = Set(state.blocks.map { NightHolder.block($0.id) })
    nights = state.nights.filter { !own.contains($0.value) }
    sort(matches.known)
    if reading.terms.guests {
      meet(matches.known.filter { $0.isNamed(of: reading.camper) && $0.before.status.isActive })
    }
    for reservation in loss.gone { leave(reservation) }
    place(matches.new)
    let stays = Set(state.reservations.compactMap(\.id))
    for event in events.filter(\.isBlock).sorted(by: { $0.isBefore($1) }) { close(event, former, stays) }
    for block in state.blocks { keep(block) }
    nameHolders()
  }

  /// Decides about the events of reservations that are there.
  private mutating func sort(_ known: [KnownEvent]) {
    for known in known {
      let (before, event) = (known.before, known.event)
      let id = before.id?.description ?? ""
      let (mark, wanted) = (before.feedMark?.stay, known.stay(today: today))
      if mark == nil, before.status == .cancelled {
        changed.append(known)
      } else if before.status == .cancelled {
        refuse(event, .cancelledHere, id)
      } else if let wanted, mark == wanted || known.isOver(today: today) {
        unchanged += 1
      } else if let wanted, wanted == before.wholeStay, before.holds(wanted, from: today) {
        unchanged += 1
        marked.append((before, wanted))
      } else if wanted != nil, before.isAsMarked(on: site), [.held, .reserved, .checkedIn].contains(before.status) {
        changed.append(known)
      } else {
        refuse(event, .changedHere, id)
      }
    }
  }

  /// Has the guests of events as campers.
  private mutating func meet(_ known: [KnownEvent]) {
    let others = Set(changed.compactMap(\.before.id))
    met = known.filter { known in known.before.id.map { !others.contains($0) } ?? false }
  }

  /// Decides about a stay to come whose event is gone.
  private mutating func leave(_ reservation: Reservation) {
    guard reservation.isAsMarked(on: site) else {
      let stay = reservation.feedMark?.stay ?? .blank
      conflicts.append(FeedConflict(reason: .goneThere, stay: stay, holder: reservation.id?.description ?? ""))
      // No later event of these nights is it.
      marked.append((reservation, nil))
      return
    }
    gone.append(reservation)
  }

  /// Gives the nights of each event to its reservation, unless another holds one.
  private mutating func place(_ new: [FeedEvent]) {
    release(gone)
    let former = nights
    while true {
      nights = former
      release(changed.map(\.before))
      guard let refused = changed.firstIndex(where: { !claim($0.stay(today: today), for: $0.before.id) }) else { break }
      // It keeps the nights that it has, which may be in the way of others.
      let known = changed.remove(at: refused)
      refuse(known.event, .nightsTaken, known.before.id?.description ?? "")
    }
    for event in new {
      if claim(event.stay, for: ReservationID(rawValue: next + Int64(added.count))) {
        added.append(event)
      } else if event.stay.departure > today {
        refuse(event, .nightsTaken, "")
      }
    }
  }

  /// Releases the nights of reservations on the site.
  private mutating func release(_ reservations: [Reservation]) {
    let holders = Set(reservations.compactMap { $0.id.map(NightHolder.reservation) })
    nights = nights.filter { !holders.contains($0.value) }
  }

  /// Takes the nights of a stay; false when one is held.
  private mutating func claim(_ stay: Stay?, for id: ReservationID?) -> Bool {
    guard let stay, stay.nights.allSatisfy({ nights[$0] == nil }) else { return false }
    for night in stay.nights { nights[night] = .reservation(id ?? ReservationID(rawValue: 0)) }
    return true
  }

  /// Reports an event that cannot be a reservation; its free nights are blocked, because they are sold.
  private mutating func refuse(_ event: FeedEvent, _ reason: FeedConflict.Reason, _ holder: String) {
    conflicts.append(FeedConflict(reason: reason, stay: event.stay, holder: holder))
    close(event)
  }

  /// Names the first holder of each taken event by the nights as they are to be, so that the next import names it, too.
  private mutating func nameHolders() {
    for place in conflicts.indices where conflicts[place].reason == .nightsTaken {
      let own = conflicts[place].holder
      for night in conflicts[place].stay.nights {
        guard let holder = nights[night]?.id, holder != own else { continue }
        conflicts[place].holder = holder
        break
      }
    }
  }

  /// Closes the nights of an event from today on.
  private mutating func close(_ event: FeedEvent) {
    for night in open(event) { closed[night] = closed[night] ?? event }
  }

  /// Closes the nights of an event that nobody holds here, or held when they were closed; `stays` are the feed's own.
  private mutating func close(_ event: FeedEvent, _ former: Set<Day>, _ stays: Set<ReservationID>) {
    for night in open(event) {
      switch nights[night] {
      case .reservation(let id)? where stays.contains(id) || id.rawValue >= next: break
      case nil where !former.contains(night): closed[night] = closed[night] ?? event
      default: echoes.insert(night)
      }
    }
  }

  /// Keeps the nights of a block that are not given back: past ones and tonight (R37), all while one of them waits. They
  /// belong to the event that has the next of its nights, since others cut past nights.
  private mutating func keep(_ block: Block) {
    let nights = block.from..<block.before
    if waits.contains(where: { $0.holder == .block(block.id) }) {
      for night in nights { closed[night] = FeedEvent(block) }
      return
    }
    let past = nights.clamped(to: Day.earliest..<today.advanced(by: 1))
    let next = nights.clamped(to: today..<max(today, block.before)).first { closed[$0] != nil }
    let event = next.flatMap { closed[$0] } ?? FeedEvent(block)
    for night in past { closed[night] = closed[night] ?? event }
  }

  /// The nights of an event from today up to the horizon.
  private func open(_ event: FeedEvent) -> Range<Day> {
    let first = max(event.stay.arrival, today)
    return first..<max(first, min(event.stay.departure, horizon))
  }

  /// The day before which nights are blocked, the end of next year: some calendars are closed for good, and a day that
  /// moved each night would change their blocks each night.
  private var horizon: Day { Day(year: today.civil.year + 2, month: 1, day: 1) ?? .latest }

  /// The runs of nights of one event to block, by their first nights.
  var closures: [FeedClosure] {
    var closures: [FeedClosure] = []
    var former: FeedEvent?
    for (night, event) in closed.filter({ nights[$0.key] == nil }).sorted(by: { $0.key < $1.key }) {
      let next = night.advanced(by: 1)
      if let last = closures.last, last.nights.upperBound == night, event == former {
        closures[closures.count - 1].nights = last.nights.lowerBound..<next
      } else {
        closures.append(FeedClosure(nights: night..<next, ref: event.ref))
      }
      former = event
    }
    return closures
  }
}
