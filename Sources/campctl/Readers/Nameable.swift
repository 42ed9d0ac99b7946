/// What an argument may name, of which the campground or the program knows what there is.
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
  case waitlist
  /// An entry of the journal.
  case entry
  /// Whatever the journal can be asked about.
  case subject
  case command
  /// The second word of a command's name.
  case subcommand
}
