import CampgroundManager

/// The names of campers and the times of entries, each found once.
final class LogNames {
  private let campground: Campground
  let currency: Currency
  private var campers: [String: String?] = [:]
  private var parties: [String: String?] = [:]

  init(_ campground: Campground) throws {
    self.campground = campground
    currency = try campground.settings.settings.currency
  }

  /// The time of an entry as the campground's clock shows it.
  func moment(of entry: LogEntry) -> Moment { campground.clock.moment(at: entry.seconds) }

  /// Finds the names of all whom these entries have changed, at once.
  func learn(of entries: [LogEntry]) {
    let changes = entries.flatMap(\.changes)
    let waiting = changes.filter { $0.kind == "waitlist" }.compactMap { LoggedChange($0)["camper"]?.string }
    let charged = changes.filter { $0.kind == "ledger" }.compactMap { LoggedChange($0)["reservation"]?.string }
    let parties = changes.filter { $0.kind == "reservation" }.map(\.id) + charged
    campground.store.expect([
      { [self] in
        _ = try campground.reservations.camperNames(of: unknown(parties, self.parties).compactMap { ReservationID($0) })
      }
    ])
    learnCampers(changes.filter { $0.kind == "camper" }.map(\.id) + waiting)
    learnParties(parties)
  }

  /// The name of a camper as it is now; nil for one that is not there any more.
  func camper(_ id: String) -> String? {
    learnCampers([id])
    return campers[id] ?? nil
  }

  /// The name of a reservation's camper.
  func party(of reservation: String) -> String? {
    learnParties([reservation])
    return parties[reservation] ?? nil
  }

  private func unknown(_ texts: [String], _ known: [String: String?]) -> [String] {
    texts.filter { known[$0] == nil }
  }

  private func learnCampers(_ texts: [String]) {
    let new = unknown(texts, campers)
    if new.isEmpty { return }
    let names = (try? campground.campers.names(of: new.compactMap { CamperID($0) })) ?? [:]
    for text in new { campers[text] = .some(CamperID(text).flatMap { names[$0] }) }
  }

  private func learnParties(_ texts: [String]) {
    let new = unknown(texts, parties)
    if new.isEmpty { return }
    let names = (try? campground.reservations.camperNames(of: new.compactMap { ReservationID($0) })) ?? [:]
    for text in new { parties[text] = .some(ReservationID(text).flatMap { names[$0] }) }
  }
}
