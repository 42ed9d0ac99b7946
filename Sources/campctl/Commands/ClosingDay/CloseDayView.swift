import CampgroundManager

/// The evening's page: the drawer, and the tasks left.
struct CloseDayView: DrawnView {
  let evening: DayToClose
  let payments: PaymentReport
  /// The reservations that were marked no-shows just now.
  let marked: [Reservation]
  let settings: CampgroundSettings

  private var currency: Currency { settings.currency }
  private var tomorrow: Day { evening.day.advanced(by: 1) }
  private var drawer: ReportView { PaymentsReport.report.view(of: payments) }
  private var unpaid: [BalanceView] { evening.unpaid.map { BalanceView(open: $0, currency: currency) } }
  private var arrivals: [ArrivalView] {
    evening.arrivals.map { ArrivalView(reservation: $0, day: tomorrow, currency: currency) }
  }

  var label: String { evening.day.description }

  func write(to fields: inout some FieldWriter) {
    fields.field("day", evening.day)
    fields.object("payments") { drawer.write(to: &$0) }
    fields.objects("unpaid", unpaid) { $0.write(to: &$1) }
    fields.field("noShowAfter", evening.cutOff)
    fields.objects("missing", evening.missing) { party, fields in
      let reservation = party.reservation
      fields.field("reservation", reservation.id)
      fields.object("camper", reservation.camper.writeContact)
      fields.field("site", reservation.site(on: evening.day))
      fields.field("arrival", reservation.arrival)
      fields.field("pastCutOff", party.isPastCutOff)
    }
    fields.list("marked", marked.compactMap(\.id))
    fields.objects("arrivals", arrivals) { $0.write(to: &$1) }
  }
}

/// The page for people.
extension CloseDayView {
  func lines(on screen: Screen) -> [String] {
    let heading = ["Closing \(DayWords.full(evening.day))", settings.name].compactMap(\.self).joined(separator: ", ")
    let due = currency.text(evening.unpaid.reduce(0) { $0 + $1.reservation.sums.balance })
    let isAnyPast = evening.missing.contains(where: \.isPastCutOff)
    return [screen.style.heading(TerminalText.sanitized(heading))] + drawer.lines(on: screen)
      + section("Unpaid", unpaid.isEmpty ? "" : ", \(due) \(currency)", unpaidRows, on: screen)
      + section("Not arrived", "", missingRows, on: screen)
      + (isAnyPast ? ["  campctl close-day --mark-no-shows marks those that are no-shows by now."] : [])
      + section("Arrivals of \(DayWords.short(tomorrow))", "", arrivalRows, on: screen)
  }

  /// A heading with the number of rows, and the rows; one line where there is none.
  private func section(_ title: String, _ more: String, _ rows: [[String]], on screen: Screen) -> [String] {
    guard let first = rows.first else { return ["", "\(title): none"] }
    var table = TextTable(first.map { _ in .flexible("") })
    for row in rows { table.append(row) }
    let lines = table.lines(width: screen.width.map { $0 - 2 }, TextStyle(isColored: false)).dropFirst()
    return ["", screen.style.heading("\(title) (\(rows.count)\(more))")] + lines.map { "  \($0)" }
  }

  /// `12  Bacon Lover  r-3  checked in until Sun 18 July  45.00`.
  private var unpaidRows: [[String]] {
    evening.unpaid.map { open in
      let reservation = open.reservation
      let isGone = reservation.status == .checkedOut
      return start(reservation) + [
        isGone ? "gone" : "here until \(DayWords.short(reservation.departure))",
        "\(currency.text(reservation.sums.balance)) due",
      ]
    }
  }

  /// `14  Ann Lee  r-4  since Sat 17 July  a no-show by now`; `after 22:00 today`.
  private var missingRows: [[String]] {
    evening.missing.map { party in
      let since = "since \(DayWords.short(party.reservation.arrival))"
      return start(party.reservation) + [
        since, party.isPastCutOff ? "a no-show by now" : "a no-show after \(evening.cutOff) today",
      ]
    }
  }

  private var arrivalRows: [[String]] {
    arrivals.map { view in
      start(view.reservation) + [
        Phrases.people(view.reservation.party.people), Phrases.nights(view.reservation.numberOfNights),
        view.toPay.map { "\($0) due" } ?? "",
      ]
    }
  }

  private func start(_ reservation: Reservation) -> [String] {
    [reservation.site(on: evening.day).text, reservation.camper.fullName, reservation.id?.description ?? ""]
  }
}
