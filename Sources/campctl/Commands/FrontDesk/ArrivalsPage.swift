import CampgroundManager

/// The parties that come on a day, for the gate, to print and tick off.
struct ArrivalsPage {
  let arrivals: [ArrivalView]
  let day: Day
  let campground: String?

  var html: HTML {
    Page(
      title: "Arrivals", subtitle: DeskPaper.subtitle(day, campground), style: DeskPaper.style,
      content: arrivals.isEmpty ? "<p>Nobody comes on this day.</p>\n" : "\(summary)\(table)"
    ).html
  }

  private var summary: HTML {
    let people = arrivals.reduce(0) { $0 + $1.reservation.party.people }
    let here = arrivals.filter(\.isHere).count
    let come: HTML = here == 0 ? "" : ", \(here) here already"
    return """
      <p>\(Phrases.count(arrivals.count, "party", "parties")), \(Phrases.people(people))\(come)</p>

      """
  }

  private var table: HTML {
    """
    <div class="scroll" role="region" aria-label="Arrivals" tabindex="0"><table>
    <thead><tr><th scope="col">Here</th><th scope="col">Site</th><th scope="col">Name</th><th scope="col">Party</th>\
    <th scope="col" class="number">Nights</th><th scope="col">Vehicles</th>\
    <th scope="col" class="number">To pay</th><th scope="col">Notes</th></tr></thead>
    <tbody>
    \(arrivals.map(row))</tbody>
    </table></div>

    """
  }

  private func row(_ arrival: ArrivalView) -> HTML {
    let reservation = arrival.reservation
    let box = DeskPaper.box("\(arrival.name) is here", isTicked: arrival.isHere)
    return """
      <tr><td>\(box)</td><th scope="row">\(arrival.site)</th>\
      <td>\(arrival.name) <span class="quiet">\(arrival.label)</span></td>\
      <td>\(reservation.party.peopleWords)</td><td class="number">\(reservation.numberOfNights)</td>\
      <td>\(arrival.vehicleWords)</td><td class="number">\(arrival.toPay ?? "")</td>\
      <td>\(reservation.camper.warning.map(warning))\(reservation.notes ?? "")</td></tr>

      """
  }

  private func warning(_ text: String) -> HTML { "<span class=\"warning\">Warning: \(text)</span> " }
}
