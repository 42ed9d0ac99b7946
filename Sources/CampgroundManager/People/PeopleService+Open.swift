/// The obstacles to forgetting a person (domain rule R24).
extension PeopleService {
  /// The person's stays that are not over, and accounts that are not settled.
  func open(of person: Person) throws -> [Problem] {
    let now = journal.clock.now
    let currency = try SettingsTable(store: journal.store).settings().currency
    let balances = person.reservations.map { $0.asOf(now.seconds) }.filter { $0.sums.balance != 0 }
    return openStays(of: person, at: now) + balances.map { .balanceOpen(person.id, $0, currency) }
  }

  private func openStays(of person: Person, at now: Moment) -> [Problem] {
    person.reservations.map { $0.asOf(now.seconds) }.compactMap { stay in
      let isOpen =
        switch stay.status {
        case .checkedIn: true
        case .held, .reserved: stay.departure > now.day
        default: false
        }
      return isOpen ? .stayOpen(person.id, stay) : nil
    }
  }
}
