/// The reservation that a row describes.
extension ReservationRows {
  typealias Problems = [(String?, CellProblem)]

  /// The reservation as it is to be kept; its camper, its id and its version are still blank.
  func draft(of row: ReservationRow, on site: CampSite, _ problems: inout Problems) throws -> Reservation {
    guard let stay = row.stay else { throw RefusedRow(cells: []) }
    let status = status(of: row, stay)
    var wanted = Reservation.blank
    wanted.status = status
    wanted.siteNumber = site.siteNumber
    wanted.stay = StayRequest(arrival: stay.arrival, departure: stay.departure)
    wanted.party = party(of: row, &problems)
    wanted.details = details(of: row, &problems)
    wanted.needs = row.needs.applied(to: wanted.needs)
    wanted.booked = row.booked.map { min($0, journal.clock.today) }
    if status == .cancelled { wanted.cancelReason = row.cancelReason }
    let version = try importer.reservations.writer.policies.policy().version
    wanted.policy = version > 0 ? version : nil
    wanted.terms = terms(of: row, &problems)
    let amounts = amounts(of: row, as: status, &problems)
    if ![.cancelled, .noShow].contains(status) { price(&wanted, amounts) }
    if let total = uncharged(row, as: status) {
      let lines = [wanted.details.notes, "Total of the stay there: \(total) \(currency)"].compactMap(\.self)
      wanted.details.notes = lines.joined(separator: CellText.lineEnd)
    }
    return wanted
  }

  /// The status of the row; without one, or reserved, the calendar's.
  private func status(of row: ReservationRow, _ stay: Stay) -> ReservationStatus {
    if case .reservation(let status)? = row.status, status != .reserved { return status }
    if stay.departure <= journal.clock.today { return .checkedOut }
    return stay.arrival < journal.clock.today && row.status == nil ? .checkedIn : .reserved
  }

  private func party(of row: ReservationRow, _ problems: inout Problems) -> Party {
    var party = Party()
    let infants = row.infants ?? 0
    let children = row.children ?? row.adults.flatMap { adults in row.people.map { max(0, $0 - adults) } } ?? 0
    party.adults = row.adults ?? row.people.map { $0 - children } ?? party.adults
    party.children = children + (row.children == nil && row.people != nil ? 0 : infants)
    // Some count infants among the people, others do not.
    if let people = row.people, row.adults != nil,
      ![party.adults + children, party.adults + party.children].contains(people)
    {
      problems.append(("people", .contradiction(String(people), other: "\(party.adults) + \(party.children)")))
    }
    party.pets = row.pets ?? 0
    party.vehicles = row.vehicles ?? party.vehicles
    party.plates = row.plates
    let equipment = row.equipment.flatMap(CellText.equipment)
    party.equipment = equipment.flatMap { Slug(phrase: $0.name) }
    party.rigLength = row.rigLength.flatMap { $0 > 0 ? $0 : nil } ?? equipment?.length
    problems += party.problems.map { (column(of: $0), .refused($0)) }
    return party
  }

  /// Adults stand for the people of a file that does not count children apart.
  private func column(of problem: Problem) -> String? {
    problem.field == "adults" && run.reader.plan.theirs("adults") == nil ? "people" : problem.field
  }

  /// The texts; equipment of which the reservation keeps only a part stands in the notes, too.
  private func details(of row: ReservationRow, _ problems: inout Problems) -> ReservationDetails {
    var own: [Problem] = []
    let others = row.details.applied(to: ReservationDetails(), &own)
    var details = others
    let more = row.equipment.flatMap { text in text.contains { ",;/".contains($0) } ? "Equipment: \(text)" : nil }
    let notes = ([row.notes, more] + row.asides).compactMap(\.self).joined(separator: CellText.lineEnd)
    details.notes = notes.isEmpty ? nil : notes
    (details.group, details.source, details.ref) = (row.group, row.source, row.ref)
    details.clean(besides: others, &own)
    problems += own.map { ($0.field, .refused($0)) }
    return details
  }

  /// The pass and the deposit that were agreed.
  private func terms(of row: ReservationRow, _ problems: inout Problems) -> AgreedTerms? {
    var terms = AgreedTerms()
    let pass = [row.passType, row.passNumber].compactMap(\.self).joined(separator: " ")
    if !pass.isEmpty { terms.pass = pass }
    terms.deposit = minorUnits(row.deposit, "deposit", &problems)
    return terms == AgreedTerms() ? nil : terms
  }

  /// The nights, which share the agreed total to the cent; without one the nights have no price.
  private func price(_ wanted: inout Reservation, _ amounts: RowAmounts) {
    let days = (wanted.arrival..<wanted.departure).map(\.self)
    let nightly = amounts.total.map { MinorUnits.spread($0 - amounts.taxes, over: days.count) }
    wanted.nights = days.indices.map { place in
      let price = nightly.map { NightPrice(amount: $0[place], rate: NightPrice.agreed, extras: Extras()) }
      return Night(site: wanted.siteNumber, night: days[place], price: price)
    }
    guard amounts.total != nil, amounts.taxes > 0 else { return }
    wanted.taxes = [TaxRule(name: "taxes", isFee: false, share: .perStay(amounts.taxes))]
  }
}

/// All problems of a refused row, not only those that were met first (domain rule R36).
extension ReservationRows {
  /// The problems of the site, the amounts and the nights of a row, as far as it could be read.
  func otherProblems(_ row: ReservationRow, _ line: TableRow, _ known: [RefusedCell]) throws -> [RefusedCell] {
    let row = withSource(row)
    let site = sites.site(row.site ?? "", loop: row.loop)
    var cells = site == nil && row.site != nil ? [run.reader.refusal(line, "site", .noSite)] : []
    // A stay of which a day could not be read is only guessed.
    let days = ["arrival", "departure", "nights"].compactMap(run.reader.plan.theirs)
    guard row.stay != nil, row.status != .closed, !known.contains(where: { days.contains($0.column ?? "") }) else {
      return cells
    }
    var problems: Problems = []
    let wanted = try draft(of: row, on: site ?? .blank, &problems)
    cells += problems.map { run.reader.refusal(line, $0.0, $0.1) }
    guard let site, try former(row, on: site) == nil else { return cells }
    do {
      try requireFree(wanted, on: site)
    } catch let error as CampingError {
      cells += error.problems.map { run.reader.refusal(line, "site", .refused($0)) }
    }
    return cells
  }
}
