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
  let blocks: BlockTable

  init(journal: Journal) {
    self.journal = journal
    camperService = CamperService(journal: journal)
    campers = CamperTable(store: journal.store)
    reservations = ReservationTable(store: journal.store, clock: journal.clock)
    waitlist = WaitlistTable(store: journal.store, clock: journal.clock)
    blocks = BlockTable(store: journal.store, clock: journal.clock)
  }
}
