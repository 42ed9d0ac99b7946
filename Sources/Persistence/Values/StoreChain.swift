/// Several campgrounds in one database of a PostgreSQL server: `postgresql://host/database?campground=*`, or a list of
/// their names with commas between them.
public struct StoreChain: Hashable, Sendable {
  /// The address of the database, as ``StoreServer`` keeps it.
  private let url: String
  /// The names of the campgrounds, in order and each once; nil for all that the role may read.
  package let names: [String]?

  /// Reads the address; nil for a text that is none, and for one that names a single campground.
  package init?(_ text: String) throws(StoreLocationProblem) {
    guard let address = try StoreServer.address(text) else { return nil }
    let name = address.campground
    guard name == "*" || name.utf8.contains(UInt8(ascii: ",")) else { return nil }
    url = address.url
    let parts = name.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if let wrong = parts.first(where: { !StoreServer.isName($0) }), name != "*" { throw .campgroundName(wrong) }
    names = name == "*" ? nil : Set(parts).sorted()
  }

  /// One of its campgrounds.
  package func server(_ name: String) -> StoreServer { StoreServer(url: url, campground: name) }

  /// The database, as the campground that an address without a name means.
  package var database: StoreServer { server(StoreServer.defaultCampground) }
}

extension StoreChain: CustomStringConvertible {
  /// The text that `init(_:)` reads back.
  public var description: String { StoreServer.text(url, campground: names?.joined(separator: ",") ?? "*") }
}

/// The thing that a person names as the store: one store, or a chain of campgrounds.
public enum StoreTarget: Hashable, Sendable {
  case store(StoreLocation)
  case chain(StoreChain)

  /// Reads a location as a person writes it.
  public init(_ text: String) throws(StoreLocationProblem) {
    if let chain = try StoreChain(text) { self = .chain(chain) } else { self = .store(try StoreLocation(text)) }
  }

  /// The chain; nil for one store.
  package var chain: StoreChain? { if case .chain(let chain) = self { chain } else { nil } }
}

extension StoreTarget: CustomStringConvertible {
  /// The text that `init(_:)` reads back.
  public var description: String {
    switch self {
    case .store(let location): location.description
    case .chain(let chain): chain.description
    }
  }
}
