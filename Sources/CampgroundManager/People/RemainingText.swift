/// A text of somebody else's, or of the campground, in which a person stands who is forgotten (domain rule R24).
package struct RemainingText: Hashable, Sendable {
  /// The kind of the thing whose text it is, as the journal names it; `entry` for the journal's own, `key` for that of a
  /// key without an entry.
  package let kind: String
  package let id: String
  package let field: String
  package let text: String
  /// True when forgetting everywhere overwrites all of it; false for a word that is somebody else's own name, number or
  /// address, too, and for a name of a single word, unless in a remark.
  package let goesEverywhere: Bool
  /// True when no word in it names the person any more.
  package let isOverwritten: Bool

  package static let entryKind = "entry"
  package static let keyKind = "key"
}
