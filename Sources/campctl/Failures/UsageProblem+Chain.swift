import CampgroundManager

/// Commands that work on one campground, where a chain was given.
extension UsageProblem {
  /// The names are those among which to choose; none when they cannot be read.
  static func worksOnOne(_ command: String, _ names: [String]) -> UsageProblem {
    let choice = names.isEmpty ? "" : ", one of \(names.joined(separator: ", "))"
    return UsageProblem("store", "campctl \(command) works on one campground; name it with campground=NAME\(choice)")
  }

  /// A former moment of several campgrounds.
  static let pastOfChain = UsageProblem(
    "asOf", "Each campground has a log of its own; for --as-of name one with campground=NAME in the store")

  /// A filter of the stays beneath a report of several campgrounds.
  static let filterOfChain = UsageProblem(
    "where", "A filter of the stays beneath is for one campground; name it with campground=NAME in the store"
  ).unanswerable

  /// A chain, where a command needs the place of its one campground.
  static func oneOfChain(_ chain: StoreChain) -> UsageProblem {
    UsageProblem("store", "The store \(chain) is a chain; name one campground of it with campground=NAME")
  }

  /// A page or a message of several campgrounds.
  static let pageOfChain = UsageProblem(
    "html", "A page is about one campground; name it with campground=NAME in the store")
}
