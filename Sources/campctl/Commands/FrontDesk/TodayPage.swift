import CampgroundManager

/// The front desk's day as a page: the sums, and a table for each list.
struct TodayPage {
  let view: TodayView

  var html: HTML {
    let lists = view.shownLists.filter { !$0.reservations(of: view.day).isEmpty }
    return Page(
      title: "Today", subtitle: DeskPaper.subtitle(view.day.day, view.campground),
      style: HTML([DeskPaper.style, DeskTable.style]),
      content: "<p>\(view.sumWords)</p>\n\(lists.map(section))"
    ).html
  }

  private func section(_ list: TodayList) -> HTML {
    let views = list.reservations(of: view.day).map(view.reporter)
    let table = DeskTable(
      label: list.title,
      columns: [
        .init(title: "Site"), .init(title: "Name"), .init(title: "Phone"), .init(title: "Party"),
        .init(title: "Arrival"), .init(title: "Departure"), .init(title: "To pay", isNumber: true),
        .init(title: "Notes"),
      ], rows: views.map { row($0, in: list) })
    return "<section>\n<h2>\(list.title) (\(views.count))</h2>\n\(table.html)</section>\n"
  }

  private func row(_ party: ReservationView, in list: TodayList) -> [HTML] {
    let reservation = party.reservation
    let balance = reservation.sums.balance
    return [
      "\(reservation.site(on: view.day.day))",
      "\(reservation.camper.fullName) <span class=\"quiet\">\(party.label)</span>",
      "\(reservation.camper.phoneNumber)", "\(reservation.party.peopleWords)",
      "\(DayWords.short(reservation.arrival))", "\(DayWords.short(reservation.departure))",
      balance > 0 ? "\(view.currency.text(balance))" : "", "\(view.notes(party, in: list).joined(separator: "; "))",
    ]
  }
}
