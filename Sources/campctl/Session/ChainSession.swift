import CampgroundManager

/// One process at work on a chain of campgrounds.
final class ChainSession {
  let chain: StoreChain
  let printer: Printer
  private let now: PretendedTime?
  /// The number of round trips to the server, beside those of connecting.
  var flights = 0

  init(_ chain: StoreChain, _ common: CommonArguments) throws {
    self.chain = chain
    if common.asOf != nil { throw Failure.usage(.pastOfChain) }
    printer = try common.printer()
    try ServerProgram.replaceProcess(for: .server(chain.database))
    now = try common.resolvedNow()
  }

  /// The refusal of a command that works on one campground, with the names among which to choose.
  func refusal(of command: String) -> Failure {
    let names = (try? ChainedStores.names(of: chain)) ?? []
    return .usage(.worksOnOne(command, names))
  }

  var clock: CampgroundClock { now.map { CampgroundClock.pretended($0.moment) } ?? .system }

  /// Prints what concerns the server of all campgrounds.
  func warn(of store: Store) {
    for exposure in Campground(store: store).exposures { printer.inform("Warning: \(exposure.sentence).") }
    if let words = StoreWords.clock(secondsAhead: store.secondsAhead) { printer.inform("Warning: \(words)") }
  }
}
