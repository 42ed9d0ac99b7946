import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The import of each facility of an export into a store of its own, by one reading of the export.
///
/// Each is committed by itself, so an interrupted import can be run again.
final class FacilityImport {
  private let folder: String
  private let limit: Int
  private let stores: FacilityStores
  private let session: Session
  private let isDryRun: Bool
  /// The number of results so far, those with a store among them, and their sites.
  private var done = (results: 0, stores: 0, sites: 0)
  /// The error that ended it after the first result.
  private var failure: Failure?

  init(
    of folder: String, atMost limit: Int, into target: String, _ invocation: Invocation, _ session: Session
  ) throws {
    (self.folder, self.limit, self.session, isDryRun) = (folder, limit, session, invocation.write.dryRun)
    stores = try FacilityStores(in: target, invocation, clock: session.clock)
  }

  /// Prints the results of the facilities that are done, and then throws the error that ended the import.
  func run() throws {
    Signals.hold()
    let index = try RIDBIndex(ofExport: folder, atMost: limit) {
      session.printer.progress("Reading \(folder)")
      try Signals.stopIfInterrupted()
    }
    try session.print(.list(empty: "") { try self.importAll(index, $0) }, isWrite: true)
    session.printer.clearProgress()
    if let failure { throw failure }
    let (stores, sites) = (Phrases.count(done.stores, "store"), Phrases.count(done.sites, "site"))
    session.printer.inform("\(sites) in \(stores) in \(self.stores.folder).")
  }

  private func importAll(_ index: RIDBIndex, _ each: (FacilityImportView) throws -> Void) throws {
    for campground in index.campgrounds {
      guard let result = try result(of: campground, from: index) else { return }
      do {
        try each(result)
      } catch let error as OutputError where error.isReaderGone {
        // The import goes on for itself.
      }
      let report = result.report
      done.results += 1
      done.stores += result.store == nil ? 0 : 1
      done.sites += report.added + report.updated + report.unchanged
      session.printer.progress("\(done.stores) stores, \(done.sites) sites")
    }
    let strays = try index.strays()
    if !strays.skipped.isEmpty { try each(FacilityImportView(facility: nil, store: nil, report: strays)) }
  }

  /// The result of a facility; nil after an error that comes behind other results.
  private func result(of campground: RIDBCampground, from index: RIDBIndex) throws -> FacilityImportView? {
    do {
      try Signals.stopIfInterrupted()
      return try stores.import(index.export(of: campground), of: campground.facility)
    } catch {
      guard done.results > 0 else { throw error }
      var failure = Failure(error)
      // An interruption reports the same by itself.
      if failure.code != Failure.interrupted.code { failure.applied = isDryRun ? .no : .answered }
      self.failure = failure
      return nil
    }
  }
}
