import CampgroundManager

/// The front desk's day.
struct TodayView {
  let day: DayAtDesk
  /// The name of the campground.
  let campground: String?
  let currency: Currency
  /// The lists to show; empty for the whole day.
  let lists: Set<TodayList>
  let reporter: (Reservation) -> ReservationView
}

extension TodayView: View {
  var label: String { day.day.description }
  /// The rows of CSV, which people see as the screen of the day.
  var table: (any Listing)? { TodayRows(view: self) }

  func write(to fields: inout some FieldWriter) {
    fields.field("day", day.day)
    write("arrivals", day.arrivals, to: &fields)
    write("departures", day.departures, to: &fields)
    write("onSite", day.onSite, to: &fields)
    write("overdueArrivals", day.overdueArrivals, to: &fields)
    write("overdueDepartures", day.overdueDepartures, to: &fields)
    write("holds", day.holds, to: &fields)
    fields.objects("turnovers", day.turnovers) { turnover, fields in
      fields.field("site", turnover.site)
      fields.field("out", turnover.leaving?.id)
      fields.field("in", turnover.coming?.id)
    }
    fields.objects("balancesDue", day.balancesDue) { reservation, fields in
      fields.field("reservation", reservation.id)
      fields.amount("balance", reservation.sums.balance, currency)
    }
  }

  private func write(_ key: StaticString, _ reservations: [Reservation], to fields: inout some FieldWriter) {
    fields.objects(key, reservations.map { reporter($0).withOverdue }) { $0.write(to: &$1) }
  }
}

extension TodayView {
  /// The lists to show, in their order.
  var shownLists: [TodayList] { TodayList.allCases.filter { lists.isEmpty || lists.contains($0) } }

  /// `Sunday 4 July 2027, Apache Trout`.
  var title: String { [DayWords.full(day.day), campground].compactMap(\.self).joined(separator: ", ") }

  /// `39 to come, 6,327.77 due; 34 to go, 29 gone; 54 here`.
  var sumWords: String {
    let due = day.balancesDue.reduce(0) { $0 + $1.sums.balance }
    let left = day.departures.filter { $0.status == .checkedOut }.count
    return [
      "\(day.arrivals.count) to come" + (due > 0 ? ", \(Figures.grouped(currency.text(due))) due" : ""),
      "\(day.departures.count - left) to go" + (left > 0 ? ", \(left) gone" : ""), "\(day.onSite.count) here",
    ].joined(separator: "; ")
  }
}

/// The parties of the day, each with the name of its list, for CSV.
private struct TodayRows: Listing {
  let view: TodayView
  var keys: [String] { RowWriter.keys(of: TodayRow(list: .arrivals, view: .blank)) }
  var empty: String { "" }

  func each(_ body: (TodayRow) throws -> Void) throws {
    for list in view.shownLists {
      for reservation in list.reservations(of: view.day) {
        try body(TodayRow(list: list, view: view.reporter(reservation).withOverdue))
      }
    }
  }

  func lines(on screen: Screen) -> [String] { view.lines(on: screen) }
}

/// A party in one of the day's lists.
private struct TodayRow: View {
  let list: TodayList
  let view: ReservationView
  var label: String { view.label }
  var text: String { view.text }

  func write(to fields: inout some FieldWriter) {
    fields.field("section", list.rawValue)
    view.write(to: &fields)
  }
}
