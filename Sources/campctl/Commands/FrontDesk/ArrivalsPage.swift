import CampgroundManager

/// The parties that come on a day, for the gate, to print and tick off.
struct ArrivalsPage {
  let arrivals: [ArrivalView]
  let day: Day
  let campground: String?

  var html: HTML {
    Page(
      title: "Arrivals", subtitle: DeskPaper.subtitle(day, campground),
      style: HTML([DeskPaper.style, DeskTable.style]),
      content: arrivals.isEmpty ? "<p>Nobody comes on this day.</p>\n" : "\(summary)\(table)"
    ).html
  }

  private var summary: HTML {
    let people = arrivals.reduce(0) { $0 + $1.reservation.party.people }
    let here = arrivals.filter(\.isHere).count
    let come: HTML = here == 0 ? "" : ", \(here) here already"
    let due = arrivals.reduce(0) { $0 + max(0, $1.reservation.sums.balance) }
    let currency = arrivals[0].currency
    let pay: HTML = due == 0 ? "" : ", \(Figures.grouped(currency.text(due))) \(currency) to pay"
    return """
      <p>\(Phrases.count(arrivals.count, "party", "parties")), \(Phrases.people(people))\(come)\(pay)</p>

      """
  }

  private var table: HTML {
    DeskTable(
      label: "Arrivals",
      columns: [
        .init(title: "Here"), .init(title: "Site"), .init(title: "Name"), .init(title: "Phone"), .init(title: "Party"),
        .init(title: "Nights", isNumber: true), .init(title: "Vehicles"), .init(title: "To pay", isNumber: true),
        .init(title: "Notes"),
      ], rows: arrivals.map(row)
    ).html
  }

  private func row(_ arrival: ArrivalView) -> [HTML] {
    let reservation = arrival.reservation
    return [
      DeskPaper.box("\(arrival.name) is here", isTicked: arrival.isHere), "\(arrival.site)",
      "\(arrival.name) <span class=\"quiet\">\(arrival.label)</span>", "\(reservation.camper.phoneNumber)",
      "\(reservation.party.peopleWords)", "\(reservation.numberOfNights)", "\(arrival.vehicleWords)",
      "\(arrival.toPay ?? "")", "\(reservation.camper.warning.map(warning))\(reservation.notes ?? "")",
    ]
  }

  private func warning(_ text: String) -> HTML { "<span class=\"warning\">Warning: \(text)</span> " }
}
