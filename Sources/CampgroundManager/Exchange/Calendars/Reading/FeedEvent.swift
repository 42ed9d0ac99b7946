/// Nights that another system's calendar has as taken.
package struct FeedEvent: Hashable, Sendable {
  /// The id that the other system gives it, which a few change at each reading; empty when there is none.
  let uid: String
  let stay: Stay
  /// True for nights that are not for sale there, instead of sold.
  let isClosed: Bool
  /// The words about its guest.
  var guest = EventGuest()
  /// The number of its first line in the file.
  var line = 0

  /// True for nights to block: no stay is so long that it could be a reservation.
  var isBlock: Bool { isClosed || stay.numberOfNights > StayRules.longestStay }

  /// The number by which a reservation keeps the event: its id, or a digest of one that is too long.
  var ref: String {
    let visible = uid.unicodeScalars.filter { !PersonText.isControl($0) }
    let kept = PersonText.kept(String(String.UnicodeScalarView(visible)))
    if kept.isEmpty { return "\(Self.madeName)\(stay.arrival)/\(stay.departure)" }
    return kept.count <= 90 ? kept : Self.madeName + Digits.hexadecimal(SHA256.hash(Array(uid.utf8)).prefix(20))
  }

  /// True for a number that is the id which the other system gave.
  static func isUID(_ ref: String) -> Bool { !ref.hasPrefix(madeName) }

  /// The number without the place that a second event of it has: `a-2@x` and `a@x` have one number.
  static func base(of ref: String) -> String {
    let at = ref.lastIndex(of: "@") ?? ref.endIndex
    let name = ref[..<at]
    guard let hyphen = name.lastIndex(of: "-"), let place = Int(name[name.index(after: hyphen)...]), (2...99) ~= place
    else { return ref }
    return "\(name[..<hyphen])\(ref[at...])"
  }

  /// The beginning of a number that stands for an id.
  private static let madeName = "made-"

  /// The beginning of the name in our own ids of free nights, which nobody should import.
  static let freeName = "free-"

  /// True for an event of free nights, of any campground.
  var isFree: Bool { uid.hasPrefix(Self.freeName) && uid.hasSuffix(".campctl") }
}
