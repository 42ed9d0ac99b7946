import Persistence

/// Lays out the tape chart.
package final class ChartService {
  private let store: Store
  private let clock: CampgroundClock
  private let table: ChartTable

  package init(store: Store, clock: CampgroundClock = .system) {
    self.store = store
    self.clock = clock
    table = ChartTable(store: store, clock: clock)
  }

  /// The chart of some nights, all as of one moment; throws ``CampingError`` when they are none or too many.
  package func chart(_ request: ChartRequest = ChartRequest()) throws -> Chart {
    let today = clock.today
    let nights = try request.nights(today: today)
    // A party that leaves on the first day is shown, too.
    let shown = nights.lowerBound.advanced(by: -1)..<nights.upperBound
    return try store.read {
      let settings = SettingsTable(store: store)
      store.expect([
        { _ = try self.table.runs(shown) }, { _ = try self.bars(shown) },
        { _ = try CampSiteTable(store: self.store).all() },
        { _ = try settings.settings() },
      ])
      let runs = try table.runs(shown).bySite
      let bars = try bars(shown)
      let rows = try CampSiteTable(store: store).all()
        .filter { request.includes($0, held: runs[$0.id] != nil) }
        .map { ChartRow(site: $0, bars: try (runs[$0.id] ?? []).map(bars)) }
      var chart = Chart(
        from: nights.lowerBound, before: nights.upperBound, today: today, loops: ChartLoop.loops(of: rows),
        occupancy: NightOccupancy.occupancy(
          of: rows, on: nights, try settings.settings()))
      if request.hasParties { try addParties(to: &chart) }
      return chart
    }
  }

  /// Adds the parties without their nights, which the chart has as bars.
  private func addParties(to chart: inout Chart) throws {
    let ids = Set(chart.loops.flatMap(\.rows).flatMap(\.bars).compactMap { ReservationID($0.id) }).sorted()
    let overdue = Overdue(at: clock.now, try SettingsTable(store: store).settings())
    chart.parties.reserveCapacity(ids.count)
    for some in Slices.of(ids) {
      for party in try ReservationTable(store: store, clock: clock).withoutNights(SQL("r.id", isOneOf: some)) {
        guard let id = party.id?.description else { continue }
        chart.parties[id] = party
        if overdue.includes(party) { chart.late.insert(id) }
      }
    }
  }

  /// The function that makes a run of the window a bar.
  private func bars(_ nights: Range<Day>) throws -> (ChartRun) throws -> ChartBar {
    store.expect([{ _ = try self.table.reasons(nights) }])
    let (parties, reasons) = (try table.parties(nights), try table.reasons(nights))
    return { run in
      switch run.holder {
      case .reservation(let id):
        guard let party = parties[id] else { throw StoreError.corrupt("a night is held by no reservation") }
        return ChartBar(
          kind: party.status == .held ? .hold : .stay, id: id.description, status: party.status, label: party.name,
          from: run.from, before: run.before)
      case .block(let id):
        guard let reason = reasons[id] else { throw StoreError.corrupt("a night is held by no block") }
        return ChartBar(
          kind: .block, id: id.description, status: nil, label: reason, from: run.from, before: run.before)
      }
    }
  }
}
