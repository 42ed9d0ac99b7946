import CampgroundManager

/// The day on one screen: a heading and its lines for what there is, one line for all that there is not.
extension TodayReport: DrawnReport {
  func lines(on screen: Screen) -> [String] {
    let width = min(screen.width ?? 80, 120)
    let all = sections(width)
    let title = [DayWords.full(day.day), campground.map { Neutral.text($0) }].compactMap(\.self)
    let heading = screen.style.heading(DisplayWidth.cut(title.joined(separator: ", "), to: width))
    let empty = all.filter { $0.count == 0 }.map { $0.title.lowercased() }
    let none = WrappedText.lines("None: \(empty.joined(separator: ", "))", width: width)
    let shown = all.filter { $0.count > 0 }.flatMap { section in
      ["", screen.style.heading("\(section.title) (\(section.count))")] + section.lines
    }
    return [heading] + shown + (empty.isEmpty ? [] : [""] + none)
  }

  private struct Section {
    let title: String
    let count: Int
    let lines: [String]
  }

  private func sections(_ width: Int) -> [Section] {
    func section(_ title: String, _ reservations: [Reservation], _ note: (ReservationReport) -> [String?]) -> Section {
      let rows = rows(reservations.map(reporter), width, note)
      return Section(title: title, count: reservations.count, lines: rows)
    }
    let left = day.departures.filter { $0.status == .checkedOut }.count
    let departures = left == 0 ? "Departures" : "Departures, \(left) gone"
    return [
      section("Arrivals", day.arrivals, arrivalNotes), section(departures, day.departures, departureNotes),
      Section(title: "On site", count: day.onSite.count, lines: onSite),
      section("Overdue arrivals", day.overdueArrivals) {
        ["since \(DayWords.short($0.reservation.arrival))", phone($0)]
      },
      section("Overdue departures", day.overdueDepartures) {
        ["since \(DayWords.short($0.reservation.departure))", phone($0)]
      },
      section("Holds", day.holds) { ["from \(DayWords.short($0.reservation.arrival))", expiry($0)] },
      Section(title: "Balances due at check-in", count: day.balancesDue.count, lines: balances),
      Section(title: "Sites to turn over", count: day.turnovers.count, lines: turnovers(width)),
    ]
  }

  /// `12  Bacon Lover  3 people  5 nights  r-3`, and what else is to be known.
  private func rows(
    _ reports: [ReservationReport], _ width: Int, _ note: (ReservationReport) -> [String?]
  ) -> [String] {
    var table = TextTable([.left(""), .flexible(""), .left(""), .left(""), .left(""), .flexible("")])
    for report in reports {
      let reservation = report.reservation
      let people = reservation.party.people
      table.append([
        reservation.site(on: day.day).text, reservation.camper.fullName, people == 1 ? "1 person" : "\(people) people",
        Phrases.nights(reservation.numberOfNights), report.label,
        note(report).compactMap(\.self).joined(separator: "; "),
      ])
    }
    return table.lines(width: width - 2, TextStyle(isColored: false)).dropFirst().map { "  " + $0 }
  }

  private func arrivalNotes(_ report: ReservationReport) -> [String?] {
    let reservation = report.reservation
    let balance = reservation.sums.balance
    let site = reservation.site(on: day.day)
    let last = day.turnovers.first { $0.site == site && $0.leaving?.status != .checkedOut }?.leaving
    return [
      balance > 0 ? "\(currency.text(balance)) to pay" : nil, reservation.camper.warning.map { "WARNING: \($0)" },
      report.missingNights.isEmpty ? nil : "displaced", last?.id.map { "after \($0)" },
    ]
  }

  private func departureNotes(_ report: ReservationReport) -> [String?] {
    let reservation = report.reservation
    if reservation.status == .checkedOut { return ["gone"] }
    let isLate = day.overdueDepartures.contains { $0.id == reservation.id }
    return [isLate ? "late" : nil, balanceWords(reservation)]
  }

  private func balanceWords(_ reservation: Reservation) -> String? {
    let balance = reservation.sums.balance
    guard balance != 0 else { return nil }
    return balance > 0 ? "\(currency.text(balance)) to pay" : "\(currency.text(-balance)) to refund"
  }

  private func phone(_ report: ReservationReport) -> String? { report.reservation.camper.phoneNumber }

  private func expiry(_ report: ReservationReport) -> String? {
    report.holdExpires.map { "until \($0.replacing("T", with: " ").prefix(16))" }
  }
}

/// What is told in sums.
extension TodayReport {
  private var onSite: [String] {
    let staying = day.onSite.filter { $0.departure > day.day }.count
    let people = day.onSite.reduce(0) { $0 + $1.party.people }
    return [
      "  \(people == 1 ? "1 person" : "\(people) people"); \(staying) of \(day.onSite.count) stay tonight. "
        + "campctl list-reservations --status checked-in lists them."
    ]
  }

  private var balances: [String] {
    let sum = day.balancesDue.reduce(0) { $0 + $1.sums.balance }
    return ["  \(currency.text(sum)) \(currency) in all."]
  }

  private func turnovers(_ width: Int) -> [String] {
    func lines(_ title: String, _ turnovers: [SiteTurnover]) -> [String] {
      let sites = turnovers.map { Neutral.text($0.site.text) }
      guard !sites.isEmpty else { return [] }
      return WrappedText.lines(of: ["\(title): \(sites[0])"] + sites.dropFirst(), by: ", ", width: width, indent: "  ")
        .enumerated().map { $0.offset == 0 || $0.element.isEmpty ? $0.element : "  " + $0.element }
    }
    return lines("For an arrival", day.turnovers.filter { $0.kind == .both })
      + lines("Empty tonight", day.turnovers.filter { $0.kind == .departure })
  }
}
