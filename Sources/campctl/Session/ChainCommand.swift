import Arguments
import CampgroundManager

/// The use that a command has for a chain of campgrounds.
enum ChainUse: Sendable {
  /// It works on one campground, and is refused.
  case none
  /// It reads all campgrounds together.
  case reading
  /// It writes in one campground after the other.
  case oneByOne
}

/// A command that reads, and can be asked about all campgrounds of a chain at once: `report`, `list-*`, `find`,
/// `availability`, `today`, `check` and `info`.
protocol ChainCommand: ReadCommand {}

extension ChainCommand {
  static var chainUse: ChainUse { .reading }

  func run(_ invocation: Invocation, on chain: ChainSession) throws { try chain.ask(invocation, self) }
}
