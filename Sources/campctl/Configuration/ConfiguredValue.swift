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
