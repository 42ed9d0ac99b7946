import CampgroundManager

/// A camper's record with all stays, the balance of all of them, and the number of no-shows.
struct CamperHistoryView: View {
  let camper: Camper
  /// The values of records that were merged into this one.
  let former: [FormerValue]
  /// The latest arrival first.
  let stays: [ReservationView]
  let currency: Currency

  var label: String { camper.label }
  private var balance: Int { stays.reduce(0) { $0 + $1.reservation.sums.balance } }
  private var noShows: Int { stays.count { $0.reservation.status == .noShow } }

  func write(to fields: inout some FieldWriter) {
    camper.write(to: &fields)
    fields.objects("former", former) { value, fields in
      fields.field("field", value.field)
      fields.field("value", value.value)
    }
    fields.objects("stays", stays) { stay, fields in
      fields.field("id", stay.reservation.id)
      fields.field("status", stay.reservation.status)
      fields.field("site", stay.reservation.site(on: stay.today))
      fields.field("arrival", stay.reservation.arrival)
      fields.field("departure", stay.reservation.departure)
      fields.field("nights", stay.reservation.numberOfNights)
      fields.amount("balance", stay.reservation.sums.balance, currency)
    }
    fields.amount("balance", balance, currency)
    fields.field("noShows", noShows)
    fields.field("currency", currency)
  }

  var text: String {
    let record = camper.text(formerly: former)
    if stays.isEmpty { return record }
    let sums = Lines([
      ("Balance", balance == 0 ? nil : balance < 0 ? "a credit of \(words(-balance))" : "\(words(balance)) to pay"),
      ("No-shows", noShows == 0 ? nil : String(noShows)),
    ]).text
    var table = TextTable([
      .left("ID"), .left("STATUS"), .left("SITE"), .left("ARRIVAL"), .left("DEPARTURE"), .right("BALANCE"),
    ])
    for stay in stays {
      let reservation = stay.reservation
      table.append([
        stay.label, reservation.status.description, reservation.site(on: stay.today).text,
        reservation.arrival.dated, reservation.departure.dated,
        currency.text(reservation.sums.balance),
      ])
    }
    let lines = table.lines(width: nil, TextStyle(isColored: false))
    return [record, sums, lines.joined(separator: "\n")].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func words(_ amount: Int) -> String { "\(currency.text(amount)) \(currency)" }
}
