import Arguments
import CampgroundManager

/// The global options of the line at the cursor: the campground's place, and its day.
struct GivenOptions {
  private let given: GivenArguments
  private let arguments: [ArgumentDescription]

  init(_ words: [String], _ arguments: [ArgumentDescription]) {
    given = WordReader(arguments).read(words[...])
    self.arguments = arguments
  }

  /// The look-up in the line's campground; nil when it cannot be read.
  var lookUp: LookUpService? {
    guard let location = try? choice?.location, (try? ServerProgram.replaceProcess(for: location)) != nil,
      let store = LookUpService.store(at: location)
    else { return nil }
    return LookUpService(store: store, clock: now.map { .fixed($0.moment) } ?? .system)
  }

  /// The place where the command itself would find it.
  private var choice: StoreChoice? {
    let given = option("store")
    return given == "" ? nil : try? StoreChoice(given, Configuration.ofProcess())
  }

  private var now: PretendedTime? {
    (option("now") ?? Environment.variable(.now)).flatMap(PretendedTime.init)
  }

  private func option(_ name: String) -> String? {
    guard let place = arguments.firstIndex(where: { $0.name == name && $0.takesValue }) else { return nil }
    return given[place]?.written
  }
}
