import CampgroundManager

/// The notes about the place of a campground.
enum StoreWords {
  /// A campground has been made; a similar name is that of another one.
  static func began(_ location: StoreLocation, near: String?) -> String {
    "Began a new campground at \(HomePath.shown(location.description))."
      + (near.map { " Did you mean the store \($0)?" } ?? "")
  }

  /// The file of a name that the configuration has, too.
  static func hidden(_ name: String, _ location: StoreLocation) -> String {
    "\(name) is the configured store at \(HomePath.shown(location.description)), not the file here, which is ./\(name)."
  }

  /// The difference between the clock of this machine and its server's; nil when it is 30 seconds at most.
  static func clock(secondsAhead seconds: Int) -> String? {
    guard abs(seconds) > 30 else { return nil }
    let way = seconds > 0 ? "ahead of" : "behind"
    return
      "The clock of this machine is \(Phrases.count(abs(seconds), "second")) \(way) the server's; entries and holds have the time of this machine."
  }
}
