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
    let store = try Store(global.location, access: access) { step in
      if step.openedAt > 0 {
        printer.note("Bringing the store up to date: \(step.name) (\(step.step) of \(step.steps))")
      }
    }
    return Campground(store: store, clock: try clock(of: store), actor: actor)
  }

  /// The campground's own clock; an unknown zone would silently be taken for UTC.
  private func clock(of store: Store) throws -> CampgroundClock {
    if let name = try SettingsService(store: store).settings.timeZone {
      guard let zone = TimeZoneName(name) else {
        throw Failure.setting("timeZone", name, "This machine has no time zone \(name)")
      }
      zone.makeZoneOfProcess()
    }
    return try global.resolvedNow().map { .fixed($0.moment) } ?? .system
  }
}
