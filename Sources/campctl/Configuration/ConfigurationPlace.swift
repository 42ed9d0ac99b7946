/// A line of a configuration file.
struct ConfigurationPlace: Equatable, Sendable {
  let file: String
  let line: Int
}
