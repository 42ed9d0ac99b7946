import CampgroundManager

/// A question to all campgrounds of a chain.
extension ChainSession {
  /// Asks all campgrounds, whose reads travel together, and prints their answers as one.
  func ask(_ invocation: Invocation, _ command: some CampgroundCommand) throws {
    let parts = try answers(invocation, command)
    try printer.print(parts)
    let statuses = parts.map(\.status)
    if let worst = statuses.max(by: { $0.rawValue < $1.rawValue }), worst != .done { throw worst }
  }

  /// The answers of all campgrounds in the order of their names, with the sums over all behind them.
  func answers(_ invocation: Invocation, _ command: some CampgroundCommand) throws -> [ChainPart] {
    let chained = try ChainedStores(chain)
    let zone = ZoneOfMachine()
    defer { zone.restore() }
    let results = try chained.read { place in
      zone.restore()
      return try answer(invocation, command, at: chained.names[place], of: chained.stores[place])
    }
    flights = chained.flights
    warn(of: chained.stores[0])
    let parts = try ChainResults(names: chained.names, results: results).parts()
    return parts + (try printer.sums(of: parts))
  }

  /// The answer of one campground, written while its time zone is the process's.
  ///
  /// It is called again until all is read that it needs, each time with a campground that remembers nothing.
  private func answer(
    _ given: Invocation, _ command: some CampgroundCommand, at name: String, of store: Store
  ) throws -> ChainPart {
    given.expectThings(in: Campground(store: store, clock: clock))
    let fault: Failure?
    do {
      fault = try Session.setZone(of: store, tolerating: command.toleratesMissingZone)
    } catch {
      // While its zone is on the way, what the command asks first goes with it.
      _ = try? given.perform(command, in: Campground(store: store, clock: clock))
      throw error
    }
    // Only now a pretended time is one of its zone.
    let campground = Campground(store: store, clock: clock)
    let dated = try given.dated(in: campground)
    let invocation = dated ?? given
    let meant = dated?.command.onCampground ?? (command as any CampgroundCommand)
    do {
      let response = try invocation.perform(meant, in: campground)
      return try printer.part(response.adding(.notes(fault.map { [$0.message] } ?? [])), of: name)
    } catch {
      throw invocation.refusal(error, in: campground)
    }
  }
}
