import CampgroundManager

/// The notes about the place of a campground.
enum StoreWords {
  /// A campground has been made; a similar name is that of another one.
  static func began(_ location: StoreLocation, near: String?) -> String {
    "Began a new campground at \(location)." + (near.map { " Did you mean the store \($0)?" } ?? "")
  }

  /// The file of a name that the configuration has, too.
  static func hidden(_ name: String, _ location: StoreLocation) -> String {
    "\(name) is the configured store at \(location), not the file here, which is ./\(name)."
  }
}
