import ArgumentParser
import CampgroundManager

/// A command that works on a campground: it parses, calls a service, and says what came of it.
///
/// It neither prints nor exits.
protocol CampgroundCommand: ParsableCommand {
  var global: GlobalOptions { get }
  /// Whether a missing store is made.
  var access: Store.Access { get }
  var actor: String { get }
  /// Whether it can go on with the machine's clock when this machine lacks the campground's time zone.
  var toleratesMissingZone: Bool { get }
  func perform(in campground: Campground) throws -> Answer
}

/// One that only reads: a missing store is not made.
protocol ReadCommand: CampgroundCommand {}

extension ReadCommand {
  var access: Store.Access { .existing }
  var actor: String { "unknown" }
}

/// One that writes.
protocol WriteCommand: CampgroundCommand {
  var write: WriteOptions { get }
}

extension WriteCommand {
  var access: Store.Access { .create }
  var actor: String { write.resolvedActor }
}

extension CampgroundCommand {
  var toleratesMissingZone: Bool { false }

  func run() throws {
    let printer = try global.printer()
    let answer = try perform(in: try openCampground(printer))
    do {
      try printer.print(answer)
    } catch let error as OutputError {
      guard !error.isReaderGone else { return }
      var failure = Failure(error)
      failure.applied = access == .create ? .yes : .unknown
      throw failure
    }
  }

  private func openCampground(_ printer: Printer) throws -> Campground {
    let store = try Store(global.resolvedLocation(), access: access) { step in
      guard step.openedAt > 0 else { return }
      printer.note("Bringing the store up to date: \(step.name) (\(step.step) of \(step.steps))")
    }
    try setZone(of: store, printer)
    let clock = try global.resolvedNow().map { CampgroundClock.fixed($0.moment) } ?? .system
    return Campground(store: store, clock: clock, actor: actor)
  }

  /// Makes the campground's time zone the process's; an unknown one would silently be taken for UTC.
  private func setZone(of store: Store, _ printer: Printer) throws {
    guard let name = try SettingsService(store: store).settings.timeZone else { return }
    if let zone = TimeZoneName(name) { return zone.makeZoneOfProcess() }
    let failure = Failure.setting("timeZone", name, "This machine has no time zone \(name)")
    guard toleratesMissingZone else { throw failure }
    printer.note(failure.message)
  }
}
