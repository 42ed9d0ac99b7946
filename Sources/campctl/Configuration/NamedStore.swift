import CampgroundManager

/// A store that a configuration file names.
struct NamedStore: Equatable, Sendable {
  let name: String
  let location: StoreLocation
  let place: ConfigurationPlace
}
