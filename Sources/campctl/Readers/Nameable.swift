/// The things that an argument may name, which the campground or the program can list.
enum Nameable: String, CaseIterable, Sendable {
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
  case discount
  case item
  case waitlist
  /// An entry of the journal.
  case entry
  /// A subject that the journal can be filtered by.
  case subject
  case command
  /// The second word of a command's name.
  case subcommand
}
