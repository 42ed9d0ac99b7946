/// The use that a command has for a chain of campgrounds.
enum ChainUse: Sendable {
  /// It works on one campground, and is refused.
  case none
  /// It reads all campgrounds together.
  case reading
  /// It writes in one campground after the other.
  case oneByOne
}
