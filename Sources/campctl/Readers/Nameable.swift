/// The things that an argument may name, which the campground or the program can list.
enum Nameable: String, CaseIterable, Sendable {
  case site
  /// A site that names the reservation there.
  case partySite
  case camper
  case reservation
  case type
  case loop
  case group
  case source
  case block
  case rate
  case tax
  case discount
  case item
  /// A method of payment.
  case method
  case rule
  case waitlist
  /// An entry of the journal.
  case entry
  /// A subject that the journal can be filtered by.
  case subject
  /// A store with a name in the configuration.
  case store
  case command
  /// A field of the command's list.
  case field
  /// Terms about such fields.
  case filter
  /// The second word of a command's name.
  case subcommand

  /// True for a thing that an answer has the id or the name of.
  var hasID: Bool {
    switch self {
    case .site, .partySite, .camper, .reservation, .block, .rate, .tax, .discount, .item, .rule, .waitlist, .entry,
      .subject:
      true
    case .type, .loop, .group, .source, .method, .store, .command, .field, .filter, .subcommand: false
    }
  }
}
