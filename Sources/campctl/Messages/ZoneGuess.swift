import Arguments
import CampgroundManager

/// The time zone that was probably meant by an unknown name.
enum ZoneGuess {
  /// The name of a zone of this machine; nil when none is near.
  static func zone(for name: String) -> String? {
    let word = folded(name)
    let short = word.hasPrefix("us/") ? String(word.dropFirst(3)) : word
    if let zone = others.first(where: { $0.names.contains(short) })?.zone { return TimeZoneName(zone)?.name }
    let places = TimeZoneName.places.sorted()
    if let same = places.first(where: { folded($0) == word }) { return same }
    if let town = places.first(where: { town(of: $0) == word }) { return town }
    if let near = Suggestion.nearest(to: word, among: places.map { folded($0) }) {
      return places.first { folded($0) == near }
    }
    let near = Suggestion.nearest(to: word, among: places.map { town(of: $0) })
    return near.flatMap { near in places.first { town(of: $0) == near } }
  }

  /// In small letters, with `_` for blanks, and without the words for time.
  private static func folded(_ name: String) -> String {
    var words = name.lowercased().split { $0 == " " || $0 == "_" }
    while let last = words.last, ["time", "standard", "daylight"].contains(last) { words.removeLast() }
    return words.joined(separator: "_")
  }

  /// `los_angeles` of `America/Los_Angeles`.
  private static func town(of zone: String) -> String { folded(zone).split(separator: "/").last.map(String.init) ?? "" }

  /// The names that people have for a zone: a region's, and those of its standard and its daylight time.
  private static let others: [(zone: String, names: [String])] = [
    ("America/New_York", ["eastern", "est", "edt", "et"]), ("America/Chicago", ["central", "cst", "cdt", "ct"]),
    ("America/Denver", ["mountain", "mst", "mdt", "mt"]), ("America/Los_Angeles", ["pacific", "pst", "pdt", "pt"]),
    ("America/Phoenix", ["arizona"]), ("America/Anchorage", ["alaska", "akst", "akdt"]),
    ("Pacific/Honolulu", ["hawaii", "hst", "hast"]), ("America/Halifax", ["atlantic", "ast", "adt"]),
    ("America/St_Johns", ["newfoundland", "nst", "ndt"]), ("Europe/London", ["bst", "uk", "britain"]),
    ("Europe/Berlin", ["cest"]), ("Australia/Sydney", ["aest", "aedt"]), ("Pacific/Auckland", ["nzst", "nzdt"]),
    ("Asia/Tokyo", ["jst"]),
  ]
}
