import Persistence

extension Migration {
  /// The features that the party of a reservation needs of its site.
  static let needsOfStays = Migration(
    "what the party of a stay needs of its site",
    script: """
      -- JSON, as the waitlist has them; NULL when the party needs nothing.
      ALTER TABLE reservation ADD COLUMN needs TEXT CHECK (needs <> '');
      """)
}
