/// The difference that the import of a calendar makes (domain rules R26, R37).
struct FeedPlan {
  /// The reservations to make.
  private(set) var added: [FeedEvent] = []
  /// The reservations that get other nights, or theirs back.
  private(set) var changed: [KnownEvent] = []
  private(set) var gone: [Reservation] = []
  /// The reservations that stay as they are, with the nights of their events, which are others than before.
  private(set) var marked: [(before: Reservation, stay: Stay?)] = []
  private(set) var conflicts: [FeedConflict] = []
  private(set) var unchanged = 0
  /// The closed nights that others hold here, or held when they were closed.
  private(set) var echoes: Set<Day> = []
  /// The nights that the feed is to block, each with the event that it is of.
  private(set) var closed: [Day: FeedEvent] = [:]
  /// The holders of the nights, once the reservations are as they are to be.
  private(set) var nights: [Day: NightHolder]

  private let site: CampSite
  private let today: Day
  /// The number that the next reservation will have.
  private let next: Int64

  init(_ events: [FeedEvent], _ state: FeedState, echoes former: Set<Day>, on site: CampSite, today: Day) {
    (self.site, self.today, next) = (site, today, state.next)
    // Its own blocks make way.
    let own = Set(state.blocks.map { NightHolder.block($0.id) })
    nights = state.nights.filter { !own.contains($0.value) }
    let matches = FeedMatches(events.filter { !$0.isBlock }, state.reservations, on: site, today: today)
    sort(matches.known)
    for reservation in matches.gone { leave(reservation) }
    place(matches.new)
    let stays = Set(state.reservations.compactMap(\.id))
    for event in events where event.isBlock { close(event, former, stays) }
    // Past nights and tonight are not given back (R37).
    for block in state.blocks where block.from <= today {
      for night in block.from..<min(block.before, today.advanced(by: 1)) {
        closed[night] = closed[night] ?? FeedEvent(block)
      }
    }
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

  /// Decides about a reservation whose event is gone: only a stay to come goes by that.
  private mutating func leave(_ reservation: Reservation) {
    guard reservation.arrival > today, [.held, .reserved].contains(reservation.status) else { return }
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
      guard let refused = changed.firstIndex(where: { !take($0.stay(today: today), for: $0.before.id) }) else { break }
      // It keeps the nights that it has, which may be in the way of others.
      let known = changed.remove(at: refused)
      refuse(known.event, .nightsTaken, known.before.id?.description ?? "")
    }
    for event in new {
      if take(event.stay, for: ReservationID(rawValue: next + Int64(added.count))) {
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
  private mutating func take(_ stay: Stay?, for id: ReservationID?) -> Bool {
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

  /// The nights of an event from today up to the horizon.
  private func open(_ event: FeedEvent) -> Range<Day> {
    let first = max(event.stay.arrival, today)
    return first..<max(first, min(event.stay.departure, horizon))
  }

  /// The day before which nights are blocked, the end of next year: some calendars are closed for good, and a day that
  /// moved each night would change their blocks each night.
  private var horizon: Day { Day(year: today.civil.year + 2, month: 1, day: 1) ?? .latest }

  /// The runs of nights to block, by their first nights.
  var closures: [FeedClosure] {
    var closures: [FeedClosure] = []
    for (night, event) in closed.filter({ nights[$0.key] == nil }).sorted(by: { $0.key < $1.key }) {
      let next = night.advanced(by: 1)
      if let last = closures.last, last.nights.upperBound == night {
        closures[closures.count - 1].nights = last.nights.lowerBound..<next
      } else {
        closures.append(FeedClosure(nights: night..<next, ref: event.ref))
      }
    }
    return closures
  }
}
