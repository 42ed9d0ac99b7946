import Arguments
import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The campground's place, or those of a chain, by the name or the location that was given, or by default.
struct StoreChoice {
  let target: StoreTarget
  /// The configured name that was given; nil for any other place.
  let name: String?
  private let text: String?
  private let stores: [NamedStore]

  /// Chooses by the option's text; by default as the environment and the configuration do.
  init(_ given: String?, _ configuration: Configuration) throws {
    text = given ?? Environment.variable(.demo) ?? Environment.variable(.store)
    stores = configuration.stores
    let named = text.flatMap { configuration.store(named: $0) }
    name = named?.name
    if let named {
      target = named.target
    } else if let text {
      target = try StoreTarget(text)
    } else {
      target = try configuration.value(.store).map { try configuration.target($0.value) } ?? .store(.userStore())
    }
  }

  /// One place, which nobody has to choose any more.
  init(_ location: StoreLocation) { (target, name, text, stores) = (.store(location), nil, nil, []) }

  /// The place of the one campground; throws ``Failure`` for a chain.
  var location: StoreLocation {
    get throws(Failure) {
      switch target {
      case .store(let location): return location
      case .chain(let chain): throw .usage(.oneOfChain(chain))
      }
    }
  }

  /// The configured name that was probably meant by a word that is none; nil when no name is near.
  var near: String? {
    guard name == nil, let text, PlainName.isName(text), target != .store(.memory) else { return nil }
    return Suggestion.nearest(to: text, among: stores.map(\.name))
  }

  /// True when a file of the name is in this folder, too.
  var hidesFile: Bool { name.map { access($0, F_OK) == 0 } ?? false }
}
