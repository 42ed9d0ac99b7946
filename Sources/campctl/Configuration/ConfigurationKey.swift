/// The defaults that a configuration file can set, by their keys in it.
enum ConfigurationKey: String, CaseIterable {
  case store
  case actor
  case color
  case format
}
