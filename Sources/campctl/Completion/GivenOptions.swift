import Arguments
import CampgroundManager

/// What the line at the cursor says of the campground: where it is kept, and which day it is to be.
struct GivenOptions {
  private let given: GivenArguments
  private let arguments: [ArgumentDescription]

  init(_ words: [String], _ arguments: [ArgumentDescription]) {
    given = WordReader(arguments).read(words[...])
    self.arguments = arguments
  }

  /// The campground of the line; nil when nothing can be looked up in it.
  var lookUp: LookUpService? {
    guard case .file(let path) = location, let store = LookUpService.store(at: path) else { return nil }
    return LookUpService(store: store, clock: now.map { .fixed($0.moment) } ?? .system)
  }

  /// As the command itself would find it.
  private var location: StoreLocation? {
    let text = option("store") ?? Environment.variable("CAMPCTL_STORE")
    guard let text else { return try? .userStore() }
    return text.isEmpty ? nil : StoreLocation(text)
  }

  private var now: PretendedTime? {
    (option("now") ?? Environment.variable("CAMPCTL_NOW")).flatMap(PretendedTime.init)
  }

  private func option(_ name: String) -> String? {
    guard let place = arguments.firstIndex(where: { $0.name == name && $0.takesValue }) else { return nil }
    return given[place]?.written
  }
}
