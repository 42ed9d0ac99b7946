/// Lists a day's arrivals, departures and turnovers, and confirms to a party what was agreed.
///
/// It only reads.
public final class FrontDeskService {
  let journal: Journal
  let settings: SettingsTable
  let sites: CampSiteService
  let reservations: ReservationService
  let accounts: AccountService
  let policies: PolicyTable
  var table: ReservationTable { reservations.reservations }

  init(journal: Journal, reservations: ReservationService, accounts: AccountService) {
    self.journal = journal
    self.reservations = reservations
    self.accounts = accounts
    settings = SettingsTable(store: journal.store)
    sites = CampSiteService(journal: journal)
    policies = PolicyTable(store: journal.store)
  }
}
