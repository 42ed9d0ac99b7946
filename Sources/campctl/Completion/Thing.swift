import Arguments
import CampgroundManager

/// What an argument may name, of which the campground or the program knows what there is.
enum Thing: String, CaseIterable, Sendable {
  case site
  case camper
  case reservation
  case type
  case loop
  case group
  case source
  case block
  case rate
  case tax
  case waitlist
  /// An entry of the journal.
  case entry
  /// Whatever the journal can be asked about.
  case subject
  case command
  /// The second word of a command's name.
  case subcommand
}

extension LookUpService {
  /// Those whose name or id begins so; none of what is no part of the campground.
  func found(_ thing: Thing, _ typed: String) throws -> [Found] {
    switch thing {
    case .site: try sites(typed)
    case .camper: try campers(typed)
    case .reservation: try reservations(typed)
    case .type: try types(typed)
    case .loop: try loops(typed)
    case .group: try groups(typed)
    case .source: try sources(typed)
    case .block: try blocks(typed)
    case .rate: try rates(typed)
    case .tax: try taxes(typed)
    case .waitlist: try waitlist(typed)
    case .entry: try entries(typed)
    case .subject: try subjects(typed)
    case .command, .subcommand: []
    }
  }
}
