import CampgroundManager

/// A step that a person may take after a failure.
enum Hint {
  /// The nearest word to an unknown one.
  case suggestion(String)
  /// A name of a thing's own that begins with the sign of a line's name.
  case ownSign(String)
  /// The help of a command, empty for that of all.
  case help(command: String)
  /// The help of the commands that begin with a word.
  case subcommands(of: String)
  case commandList
  /// The fields of a list.
  case fields([String])
  /// The help about filters.
  case filters
  /// A name whose words were given apart.
  case quotes(name: String)
  /// Lines that do the same with one of several reservations, and the line that does it with all of them.
  case lines([String], ofAll: String?)
  /// The stay in two parts, by lines that are ready, and the line that puts the camper on the waitlist.
  case full(CampingError, parts: [String], waitlist: String)
  /// The options that add a camper of this name by the same command.
  case newCaller(String)
  /// Alternatives, and what a person may decide.
  case refusal(CampingError)
  /// The free sites that fit, for a request that chooses none.
  case freeSites([SiteNumber])
  /// The first of the facilities of an export.
  case facilities([RIDBFacility], count: Int)
  case firstWrite
  case storeLocation
  /// The works of the owner of a server's campground.
  case begin, bringUpToDate, grant, ownersWork
  /// A write that stands, and the server's administrator, who brings a standby back.
  case awaitStandby
  /// The form of a configuration file, and the way to do without it.
  case configuration
  case restore
  /// The good rows of an import can come in.
  case keepGoing
  /// The command line of an import with maps of what its file lacks.
  case maps(String, canKeepGoing: Bool)
}

extension Hint {
  /// The step after a location that cannot be used as a store; nil when none would help.
  init?(_ reason: StoreUnusable) {
    switch reason {
    case .missing: self = .firstWrite
    case .noHome: self = .storeLocation
    case .missingOnServer: self = .begin
    case .olderVersion: self = .bringUpToDate
    case .notGranted, .emptyChain: self = .grant
    case .needsOwner: self = .ownersWork
    default: return nil
    }
  }
}
