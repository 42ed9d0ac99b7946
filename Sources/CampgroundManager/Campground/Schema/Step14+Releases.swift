import Persistence

extension Migration {
  /// The release of campctl that a store needs.
  static let releases = Migration(
    "the release that a store needs",
    script: "ALTER TABLE campground ADD COLUMN needs TEXT NOT NULL DEFAULT '0.9.0' CHECK (needs <> '')")
}

extension SchemaReleases {
  /// The releases of campctl whose stores differ from those before. A new step of the schema belongs to the coming release:
  /// `coming: ("1.0.0", 15)`. It goes to the others when that is released.
  static let campctl = SchemaReleases([("0.9.0", 14)], coming: ("1.0.0", 21), kept: "SELECT needs FROM campground") {
    store, release in
    try store.execute("UPDATE campground SET needs = \(release)")
  }
}
