import CampgroundManager

/// The front desk's day.
struct TodayView {
  let day: DayAtDesk
  /// The name of the campground.
  let campground: String?
  let currency: Currency
  let reporter: (Reservation) -> ReservationView
}

extension TodayView: View {
  var label: String { day.day.description }

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
      fields.field("balance", currency.text(reservation.sums.balance))
    }
  }

  private func write(_ key: StaticString, _ reservations: [Reservation], to fields: inout some FieldWriter) {
    fields.objects(key, reservations.map { reporter($0).withOverdue }) { $0.write(to: &$1) }
  }
}
