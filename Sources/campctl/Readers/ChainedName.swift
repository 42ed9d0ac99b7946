/// A thing with its campground, such as `r-3@lakeside`, as the answers of a chain name it.
enum ChainedName {
  /// The campground behind an id; nil for every other text.
  static func campground(in text: String) -> String? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else { return nil }
    let id = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    let isID =
      id.count == 2 && id[0].count == 1 && !id[1].isEmpty && id[1].utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isID && PlainName.isName(String(parts[1])) ? String(parts[1]) : nil
  }

  /// The reason why no command takes it.
  static func reason(_ campground: String) -> String {
    """
    it belongs to the campground \(campground), and nothing moves between campgrounds, neither stays nor money; leave \
    @\(campground) out, and name the campground with campground=\(campground) in the store
    """
  }
}
