import CampgroundManager

/// The parts of a statement's page: what it is about, the lines of the accounts, and their sums.
private struct StatementContents {
  let facts: [(String, String?)]
  let lines: [(of: String?, line: Account.Line)]
  let sums: AccountSums
}

/// The statement of one reservation, or of all of a camper's or a group's, on a page.
extension StatementPage {
  init(_ view: AccountView, _ settings: CampgroundSettings) {
    let stay = ReservationView(reservation: view.account.reservation, clock: view.clock, currency: view.currency)
    let contents = StatementContents(
      facts: [
        ("Reservation", "\(view.label), \(view.account.reservation.status.description.lowercased())"),
        ("Camper", view.account.reservation.camper.contactWords), ("Stay", stay.placesWords),
      ], lines: view.lines.map { (nil, $0) }, sums: view.account.sums)
    self.init(settings, view.clock.today, contents)
  }

  init(_ view: JointAccountView, _ settings: CampgroundSettings) {
    let heading: [(String, String?)] = [
      ("Camper", view.account.camper?.contactWords), ("Group", view.account.group),
    ]
    let stays = view.views.map { each -> (String, String?) in
      let stay = ReservationView(reservation: each.account.reservation, clock: each.clock, currency: each.currency)
      return (each.label, "\(stay.placesWords), \(each.balanceWords)")
    }
    let contents = StatementContents(facts: heading + stays, lines: view.entriesInOrder, sums: view.account.sums)
    self.init(settings, view.day, contents)
  }

  private init(_ settings: CampgroundSettings, _ day: Day, _ contents: StatementContents) {
    let currency = settings.currency
    var balance = 0
    let rows = contents.lines.map { of, line -> [String] in
      balance += line.due
      return [
        line.day.dated, [of, line.words(currency)].compactMap(\.self).joined(separator: ": "),
        currency.text(line.due), currency.text(balance),
      ]
    }
    self.init(
      title: "Statement" + (settings.name.map { " from \($0)" } ?? ""),
      subtitle: DeskPaper.subtitle(day, settings.contact.contactLine),
      facts: contents.facts.compactMap { name, value in value.map { (name, $0) } },
      columns: [("Day", false), ("For", false), (currency.code, true), ("To pay", true)], rows: rows,
      sums: StatementPaper.sums(contents.sums, currency))
  }
}
