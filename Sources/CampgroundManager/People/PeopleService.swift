import Persistence

/// Merges two records of a person, or erases one.
///
/// It stands above campers, reservations and the waitlist, because it reaches into each.
package final class PeopleService {
  let journal: Journal
  let camperService: CamperService
  let campers: CamperTable
  let reservations: ReservationTable
  let waitlist: WaitlistTable
  /// The tables of all kinds of things, in whose texts people may stand.
  let tables: [any JournaledTable]

  init(journal: Journal, tables: [any JournaledTable]) {
    (self.journal, self.tables) = (journal, tables)
    camperService = CamperService(journal: journal)
    campers = CamperTable(store: journal.store)
    reservations = ReservationTable(store: journal.store, clock: journal.clock)
    waitlist = WaitlistTable(store: journal.store, clock: journal.clock)
  }
}
