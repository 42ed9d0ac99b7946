import CampgroundManager

/// The sections of the day's screen.
extension TodayView {
  /// All sections, or those that were requested, which have a row for each party.
  func sections(_ width: Int) -> [TodaySection] {
    guard lists.isEmpty else { return shownLists.map { listed($0, width) } }
    let leaving = day.turnovers
    return TodayList.allCases.map { $0 == .onSite ? onSite(width) : listed($0, width) } + [
      TodaySection(
        title: "Sites to turn over", count: leaving.count, lines: turnovers(width), isList: false,
        command: "campctl turnover")
    ]
  }

  private func listed(_ list: TodayList, _ width: Int) -> TodaySection {
    let isOverdue = list == .overdueArrivals || list == .overdueDepartures
    let all = list.reservations(of: day)
    // Those that nobody has put right for weeks would fill the screen.
    let views = all.prefix(isOverdue ? 10 : .max).map(reporter)
    var section = TodaySection(
      title: list.title, count: all.count, lines: rows(views, width) { rest($0, in: list) }, command: list.command)
    if all.count > views.count { section.lines.append("  \(NextCommand.listOverdue(more: all.count - views.count))") }
    let left = list == .departures ? all.filter { $0.status == .checkedOut }.count : 0
    section.more = left == 0 ? "" : ", \(left) gone"
    return section
  }

  /// The text about a party beside its name; the phone number is never cut, the notes narrow on a narrow screen.
  private typealias Rest = (first: String?, phone: String?, notes: [String?])

  /// `12  Bacon Lover  3 people  5 nights  r-3`, and the rest.
  private func rows(_ views: [ReservationView], _ width: Int, _ rest: (ReservationView) -> Rest) -> [String] {
    let hasPhones = views.contains { rest($0).phone != nil }
    let phones: [TextColumn] = hasPhones ? [.left("")] : []
    var table = TextTable(
      [.flexible(""), .flexible(""), .left(""), .left(""), .left(""), .left("")] + phones + [.flexible("")])
    for view in views {
      let reservation = view.reservation
      let (first, phone, notes) = rest(view)
      let cells = [
        reservation.site(on: day.day).text, reservation.camper.fullName, Phrases.people(reservation.party.people),
        Phrases.nights(reservation.numberOfNights), view.label, first ?? "",
      ]
      let words = notes.compactMap(\.self).joined(separator: "; ")
      table.append(cells + (hasPhones ? [phone ?? "", words] : [words]))
    }
    return table.lines(width: width - 2, TextStyle(isColored: false)).dropFirst().map { "  " + $0 }
  }

  private func rest(_ view: ReservationView, in list: TodayList) -> Rest {
    let reservation = view.reservation
    switch list {
    case .arrivals: return (balanceWords(reservation), nil, arrivalNotes(view))
    case .departures: return (balanceWords(reservation), nil, departureNotes(view))
    case .onSite:
      let notes = [balanceWords(reservation), securityWords(reservation), warningWords(reservation)]
      return ("until \(DayWords.short(reservation.departure))", nil, notes)
    case .overdueArrivals:
      return ("since \(DayWords.short(reservation.arrival))", reservation.camper.phoneNumber, [])
    case .overdueDepartures:
      let since = "since \(DayWords.short(reservation.departure))"
      return (since, reservation.camper.phoneNumber, [securityWords(reservation)])
    case .holds: return ("from \(DayWords.short(reservation.arrival))", nil, [expiry(view)])
    }
  }
}

/// The lines of sections that are sums.
extension TodayView {
  private func onSite(_ width: Int) -> TodaySection {
    let staying = day.onSite.filter { $0.departure > day.day }.count
    let people = day.onSite.reduce(0) { $0 + $1.party.people }
    let words = "\(Phrases.people(people)), \(staying) of \(day.onSite.count) stay tonight"
    let lines = sites(words, day.onSite.map { $0.site(on: day.day) }, width) + security(width)
    return TodaySection(
      title: TodayList.onSite.title, count: day.onSite.count, lines: lines, isList: false,
      command: TodayList.onSite.command)
  }

  /// The security deposits of those on site; no line without any.
  private func security(_ width: Int) -> [String] {
    let held = day.onSite.filter { $0.sums.security > 0 }
    let sum = held.reduce(0) { $0 + $1.sums.security }
    return sites("Security of \(currency.text(sum)) \(currency) held", held.map { $0.site(on: day.day) }, width)
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
