import CampgroundManager

/// The day on one screen: a heading and its lines for each list that is not empty, one line for all empty ones.
extension TodayView: DrawnView {
  func lines(on screen: Screen) -> [String] {
    let width = min(screen.width ?? 80, 120)
    let all = sections(width)
    let title = [DayWords.full(day.day), campground.map { TerminalText.sanitized($0) }].compactMap(\.self)
    let heading = screen.style.heading(DisplayWidth.cut(title.joined(separator: ", "), to: width))
    let empty = all.filter { $0.count == 0 }.map { $0.title.lowercased() }
    let none = WrappedText.lines("None: \(empty.joined(separator: ", "))", width: width)
    let shown = all.filter { $0.count > 0 }.flatMap { section in
      ["", screen.style.heading("\(section.title) (\(section.count)\(section.more))")] + section.lines
    }
    return [heading] + shown + (empty.isEmpty ? [] : [""] + none)
  }

  private struct Section {
    let title: String
    let count: Int
    /// The text beside the count.
    var more = ""
    let lines: [String]
  }

  private func sections(_ width: Int) -> [Section] {
    let left = day.departures.filter { $0.status == .checkedOut }.count
    var departures = section("Departures", day.departures, width, departureRest)
    departures.more = left == 0 ? "" : ", \(left) gone"
    return [
      section("Arrivals", day.arrivals, width, arrivalRest), departures,
      Section(title: "On site", count: day.onSite.count, lines: onSite(width)),
      overdue("Overdue arrivals", day.overdueArrivals, width, since: \.arrival),
      overdue("Overdue departures", day.overdueDepartures, width, since: \.departure),
      section("Holds", day.holds, width) { ("from \(DayWords.short($0.reservation.arrival))", [expiry($0)]) },
      Section(title: "Balances due at check-in", count: day.balancesDue.count, lines: balances),
      Section(title: "Sites to turn over", count: day.turnovers.count, lines: turnovers(width)),
    ]
  }

  private func section(
    _ title: String, _ reservations: [Reservation], _ width: Int, _ rest: (ReservationView) -> Rest
  ) -> Section {
    Section(title: title, count: reservations.count, lines: rows(reservations.map(reporter), width, rest))
  }

  /// The section of overdue parties, which may be shortened: those that nobody has put right for weeks would fill the
  /// screen.
  private func overdue(
    _ title: String, _ reservations: [Reservation], _ width: Int, since: (Reservation) -> Day
  ) -> Section {
    let rows = rows(reservations.prefix(10).map(reporter), width) { overdueRest($0, since: since($0.reservation)) }
    let rest = reservations.count - 10
    let more = rest > 0 ? ["  \(NextCommand.listOverdue(more: rest))"] : []
    return Section(title: title, count: reservations.count, lines: rows + more)
  }

  /// The text about a party beside its name; the notes narrow on a narrow screen.
  private typealias Rest = (first: String?, notes: [String?])

  /// `12  Bacon Lover  3 people  5 nights  r-3`, and the rest.
  private func rows(
    _ views: [ReservationView], _ width: Int, _ rest: (ReservationView) -> Rest
  ) -> [String] {
    var table = TextTable([
      .flexible(""), .flexible(""), .left(""), .left(""), .left(""), .left(""), .flexible(""),
    ])
    for view in views {
      let reservation = view.reservation
      let people = reservation.party.people
      let (first, notes) = rest(view)
      table.append([
        reservation.site(on: day.day).text, reservation.camper.fullName, Phrases.people(people),
        Phrases.nights(reservation.numberOfNights), view.label, first ?? "",
        notes.compactMap(\.self).joined(separator: "; "),
      ])
    }
    return table.lines(width: width - 2, TextStyle(isColored: false)).dropFirst().map { "  " + $0 }
  }

  private func arrivalRest(_ view: ReservationView) -> Rest {
    let reservation = view.reservation
    let site = reservation.site(on: day.day)
    let last = day.turnovers.first { $0.site == site && $0.leaving?.status != .checkedOut }?.leaving
    return (
      balanceWords(reservation),
      [
        last?.id.map { "after \($0)" }, view.missingNights.isEmpty ? nil : "displaced",
        reservation.camper.warning.map { "WARNING: \($0)" },
      ]
    )
  }

  private func departureRest(_ view: ReservationView) -> Rest {
    let isLate = day.overdueDepartures.contains { $0.id == view.reservation.id }
    let isGone = view.reservation.status == .checkedOut
    return (balanceWords(view.reservation), [isGone ? "gone" : isLate ? "late" : nil, securityWords(view.reservation)])
  }

  private func overdueRest(_ view: ReservationView, since day: Day) -> Rest {
    ("since \(DayWords.short(day))", [view.reservation.camper.phoneNumber, securityWords(view.reservation)])
  }

  private func balanceWords(_ reservation: Reservation) -> String? {
    let balance = reservation.sums.balance
    guard balance != 0 else { return nil }
    return balance > 0 ? "\(currency.text(balance)) due" : "\(currency.text(-balance)) credit"
  }

  /// `security 100.00`, of a deposit that is held.
  private func securityWords(_ reservation: Reservation) -> String? {
    reservation.sums.security > 0 ? "security \(currency.text(reservation.sums.security))" : nil
  }

  /// The time of expiry, without the day when it is today.
  private func expiry(_ view: ReservationView) -> String? {
    view.reservation.holdExpires.map { seconds in
      let moment = view.clock.moment(at: seconds)
      return "until \(moment.day == day.day ? moment.time.description : DayWords.dated(moment))"
    }
  }
}

/// The sums of the day.
extension TodayView {
  private func onSite(_ width: Int) -> [String] {
    let staying = day.onSite.filter { $0.departure > day.day }.count
    let people = day.onSite.reduce(0) { $0 + $1.party.people }
    return sites(
      "\(Phrases.people(people)), \(staying) of \(day.onSite.count) stay tonight",
      day.onSite.map { $0.site(on: day.day) }, width) + security(width)
  }

  /// The security deposits of those on site; no line without any.
  private func security(_ width: Int) -> [String] {
    let held = day.onSite.filter { $0.sums.security > 0 }
    let sum = held.reduce(0) { $0 + $1.sums.security }
    return sites(
      "Security of \(currency.text(sum)) \(currency) held", held.map { $0.site(on: day.day) }, width)
  }

  private var balances: [String] {
    let sum = day.balancesDue.reduce(0) { $0 + $1.sums.balance }
    return ["  \(currency.text(sum)) \(currency) in all."]
  }

  private func turnovers(_ width: Int) -> [String] {
    sites("For an arrival", day.turnovers.filter { $0.kind == .both }.map(\.site), width)
      + sites("Empty tonight", day.turnovers.filter { $0.kind == .departure }.map(\.site), width)
  }

  /// `For an arrival: 12, 14`, on as many lines as needed; none for no site.
  private func sites(_ title: String, _ sites: [SiteNumber], _ width: Int) -> [String] {
    let words = sites.map { TerminalText.sanitized($0.text) }
    guard let first = words.first else { return [] }
    return WrappedText.lines(
      of: ["\(title): \(first)"] + words.dropFirst(), by: ", ", width: width - 2, indent: "  ")
  }
}
