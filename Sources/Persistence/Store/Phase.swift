/// The state of a store: what it may do next depends on it.
enum Phase {
  case idle
  case reading
  /// A write, with the number of writes nested in one another.
  case writing(depth: Int)
}
