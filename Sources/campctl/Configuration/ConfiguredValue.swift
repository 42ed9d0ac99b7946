import CampgroundManager

/// A default with its origin.
struct ConfiguredValue: Equatable, Sendable {
  enum Origin: Equatable, Sendable {
    case variable(EnvironmentVariable)
    case line(ConfigurationPlace)
    /// The program itself.
    case program
  }

  let value: String
  let origin: Origin

  init(_ value: String, _ origin: Origin) { (self.value, self.origin) = (value, origin) }

  /// True for a value from a configuration file.
  var isFromFile: Bool { if case .line = origin { true } else { false } }
}

/// The defaults that a configuration file can set, by their keys in it.
enum ConfigurationKey: String, CaseIterable {
  case store
  case actor
  case color
  case format
  /// The folder of templates for letters.
  case letters
}

/// A line of a configuration file.
struct ConfigurationPlace: Equatable, Sendable {
  let file: String
  let line: Int
}

/// A store, or a chain of campgrounds, that a configuration file names.
struct NamedStore: Equatable, Sendable {
  let name: String
  let target: StoreTarget
  let place: ConfigurationPlace
}
