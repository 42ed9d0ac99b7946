import Persistence

extension StoreLocationProblem: CustomStringConvertible {
  /// The sentence that campctl prints.
  public var description: String { "The store's location \(words)." }

  /// A clause about a location.
  package var words: String {
    switch self {
    case .password:
      "has a password, which others could read; it belongs in ~/.pgpass or a service file, or a client certificate "
        + "takes its place"
    case .malformedAddress:
      "is not the address of a server, such as postgresql://HOST/DATABASE?campground=NAME; a file of such a name "
        + "begins with ./"
    case .campgroundName(let name):
      "names the campground \(Phrases.shortened(name)); a name is 1 to 63 of a-z, 0-9, _ and -, begins with a "
        + "letter, and not with pg_"
    }
  }
}
