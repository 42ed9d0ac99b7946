import CampgroundManager

/// The sites to turn over, loop by loop, to print and tick off.
struct TurnoverPage {
  let turnovers: [SiteTurnover]
  let day: Day
  let campground: String?

  var html: HTML {
    Page(
      title: "Sites to turn over", subtitle: DeskPaper.subtitle(day, campground), style: DeskPaper.style,
      content: turnovers.isEmpty ? "<p>No site changes hands on this day.</p>\n" : "\(summary)\(HTML(loops))"
    ).html
  }

  private var summary: HTML {
    func count(_ kind: SiteTurnover.Movement) -> Int { turnovers.filter { $0.kind == kind }.count }
    return """
      <p><span class="tag both">both</span> \(count(.both)) to make ready for the next party,
      <span class="tag out">out</span> \(count(.departure)) to clean,
      <span class="tag">in</span> \(count(.arrival)) empty until now</p>

      """
  }

  /// The loops in the order of the lines.
  private var loops: [HTML] {
    var loops: [(name: String?, sites: [SiteTurnover])] = []
    for turnover in turnovers {
      if loops.isEmpty || loops[loops.count - 1].name != turnover.loop { loops.append((turnover.loop, [])) }
      loops[loops.count - 1].sites.append(turnover)
    }
    return loops.map { name, sites in
      let unnamed = loops.count == 1 ? "All sites" : "Other sites"
      return """
        <section>
        <h2>\(name ?? unnamed) <span class="quiet">\(Phrases.count(sites.count, "site"))</span></h2>
        <div class="scroll even"><table>
        <thead><tr><th scope="col">Done</th><th scope="col">Site</th><th scope="col">What</th>\
        <th scope="col">Leaves</th><th scope="col">Comes</th></tr></thead>
        <tbody>
        \(sites.map(row))</tbody>
        </table></div>
        </section>

        """
    }
  }

  private func row(_ turnover: SiteTurnover) -> HTML {
    let box = DeskPaper.box("Site \(turnover.site) is done")
    return """
      <tr><td>\(box)</td><th scope="row">\(turnover.site)</th><td>\(tag(turnover.kind))</td>\
      <td>\(who(turnover.leaving))</td><td>\(who(turnover.coming))</td></tr>

      """
  }

  private func tag(_ kind: SiteTurnover.Movement) -> HTML {
    switch kind {
    case .both: "<span class=\"tag both\">both</span>"
    case .departure: "<span class=\"tag out\">out</span>"
    case .arrival: "<span class=\"tag\">in</span>"
    }
  }

  private func who(_ reservation: Reservation?) -> HTML? {
    guard let reservation, let id = reservation.id else { return nil }
    let gone: HTML = reservation.status == .checkedOut ? ", gone" : ""
    let here: HTML = reservation.status == .checkedIn && reservation.arrival == day ? ", here" : ""
    return "\(reservation.camper.fullName) <span class=\"quiet\">\(id)\(gone)\(here)</span>"
  }
}
