/// Paths as people read and write them.
enum HomePath {
  /// The path with `~` in the place of the home folder.
  static func shown(_ path: String) -> String {
    guard let home = Environment.variable(.home), home.count > 1, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }
}
