import Arguments
import CampgroundManager

/// The things that an argument may name, which the campground or the program can list.
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
  /// A subject that the journal can be filtered by.
  case subject
  case command
  /// The second word of a command's name.
  case subcommand
}

extension LookUpService {
  /// The things whose name or id begins with the typed text; none for a kind that the campground does not have.
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
