import CampgroundManager

/// Commands that work on one campground, where a chain was given.
extension UsageProblem {
  /// The names are those among which to choose; none when they cannot be read.
  static func worksOnOne(_ command: String, _ names: [String]) -> UsageProblem {
    let choice = names.isEmpty ? "" : ", one of \(names.joined(separator: ", "))"
    return UsageProblem("store", "campctl \(command) works on one campground; name it with campground=NAME\(choice)")
  }

  /// A chain, where a command needs the place of its one campground.
  static func oneOfChain(_ chain: StoreChain) -> UsageProblem {
    UsageProblem("store", "The store \(chain) is a chain; name one campground of it with campground=NAME")
  }

  /// A page or a message of several campgrounds.
  static let pageOfChain = UsageProblem(
    "html", "A page is about one campground; name it with campground=NAME in the store")
}
