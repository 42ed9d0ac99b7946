import Arguments
import CampgroundManager

/// A command that reads, and can be asked about all campgrounds of a chain at once: `report`, `list-*`, `find`,
/// `availability`, `today`, `check` and `info`.
protocol ChainCommand: ReadCommand {}

extension ChainCommand {
  static var chainUse: ChainUse { .reading }

  func run(_ invocation: Invocation, on chain: ChainSession) throws { try chain.ask(invocation, self) }
}
