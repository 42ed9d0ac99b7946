import Arguments
import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The campground's place, by the name or the location that was given, or by default.
struct StoreChoice {
  let location: StoreLocation
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
      location = named.location
    } else if let text {
      location = try StoreLocation(text)
    } else {
      location = try configuration.value(.store).map { try configuration.location($0.value) } ?? .userStore()
    }
  }

  /// The configured name that was probably meant by a word that is none; nil when no name is near.
  var near: String? {
    guard name == nil, let text, PlainName.isName(text), location != .memory else { return nil }
    return Suggestion.nearest(to: text, among: stores.map(\.name))
  }

  /// True when a file of the name is in this folder, too.
  var hidesFile: Bool { name.map { access($0, F_OK) == 0 } ?? false }
}
