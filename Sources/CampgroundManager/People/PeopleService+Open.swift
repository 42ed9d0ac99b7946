/// The obstacles to forgetting a person (domain rule R24).
extension PeopleService {
  /// The person's stays that are not over, and accounts that are not settled.
  func open(of person: Person) throws -> [Problem] {
    let now = journal.clock.now
    let currency = try SettingsTable(store: journal.store).settings().currency
    let balances = person.reservations.map { $0.asOf(now.seconds) }.filter { $0.sums.balance != 0 }
    return openStays(of: person, at: now)
      + balances.compactMap { stay in
        stay.id.map { .person(.balanceOpen(person.id, $0, balance: stay.sums.balance, currency)) }
      }
      + person.reservations.filter { $0.sums.security > 0 }.compactMap { stay in
        stay.id.map { .person(.securityHeld(person.id, $0, held: stay.sums.security, currency)) }
      }
  }

  private func openStays(of person: Person, at now: Moment) -> [Problem] {
    person.reservations.map { $0.asOf(now.seconds) }.compactMap { stay in
      let isOpen =
        switch stay.status {
        case .checkedIn: true
        case .held, .reserved: stay.departure > now.day
        default: false
        }
      guard isOpen, let id = stay.id else { return nil }
      return .person(.stayOpen(person.id, id, stay.status, arrival: stay.arrival, departure: stay.departure))
    }
  }
}
