import CampgroundManager

/// A campground that was begun or brought up to date, or was there already.
struct BegunView: View {
  let store: StoreLocation
  /// The version of the schema before; 0 when there was no campground.
  let found: Int
  /// The configured store whose name was probably meant.
  let near: String?
  let isDryRun: Bool

  private var isNew: Bool { found == 0 }
  var isChanged: Bool { found < Campground.schemaVersion }

  func write(to fields: inout some FieldWriter) {
    fields.field("store", store.description)
    fields.field("schema", Campground.schemaVersion)
    fields.field("formerSchema", isNew ? nil : found)
    fields.field("isNew", isNew)
    fields.field("changed", isChanged)
    fields.field("replayed", false)
    fields.field("dryRun", isDryRun)
  }

  var label: String { store.description }

  var text: String {
    let would = isDryRun ? "Dry run, nothing is kept: " : ""
    if isNew { return would + StoreWords.began(store, near: near) }
    let now = Campground.schemaVersion
    if isChanged { return "\(would)Brought the campground at \(store) up to date, from schema \(found) to \(now)." }
    return "\(would)The campground at \(store) exists already, and is up to date."
  }

  /// The next step on a server.
  var notes: [String] {
    if case .server = store, isNew, !isDryRun { [Hints.grantNext] } else { [] }
  }
}
