import Arguments
import CampgroundManager

/// Exports the whole campground into a folder.
struct ExportAll: SessionCommand {
  @Required var folder: String
  var withoutJournal = false

  static let help = CommandHelp(
    "Export the whole campground into a new folder, as files that people can read.",
    discussion: """
      One file of JSON lines for each kind, and manifest.json with counts and sums. import all makes the same \
      campground of it again, with its ids, keys and journal. The folder must not exist yet, appears whole or not \
      at all, and can be read by you alone.
      """,
    examples: ["campctl export all wawona", "campctl export all wawona --without-journal"])

  static let arguments: [Argument<Self>] = [
    positional("folder", .text.named("folder", completion: .folder), "The folder to create.") { $0.folder = $1 },
    flag("without-journal", "Leave out the journal and the idempotency keys.") { $0.withoutJournal = $1 },
  ]

  var looksAtCampground: Bool { true }

  func run(_ invocation: Invocation, in session: Session) throws {
    if folder.isEmpty { throw Failure.usage(.emptyPath) }
    let campground = try session.open(.existing)
    let new = try NewFolder(folder)
    let lines = try campground.exportAll(withJournal: !withoutJournal, beside: new.path) { try new.write($1, to: $0) }
    let bytes = try new.put()
    let view = FolderView(folder: folder, lines: lines, bytes: bytes, hasJournal: !withoutJournal)
    try session.print(Response(view), isWrite: false)
  }
}

/// A folder with a whole campground.
struct FolderView: View {
  let folder: String
  let lines: Int
  let bytes: Int
  let hasJournal: Bool

  func write(to fields: inout some FieldWriter) {
    fields.field("folder", folder)
    fields.field("lines", lines)
    fields.field("bytes", bytes)
    fields.field("journal", hasJournal)
  }

  var label: String { folder }
  var text: String { "Wrote \(folder), \(Phrases.count(lines, "line"))\(hasJournal ? "" : ", without the journal")." }
}
