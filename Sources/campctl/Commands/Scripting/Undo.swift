import Arguments
import CampgroundManager

/// Undoes the last command, or the given one.
struct Undo: WriteCommand {
  var entry: EntryReference?

  static let standsInBatch = false

  static let help = CommandHelp(
    "Take back the last command, or the one named.",
    discussion: """
      A batch is taken back whole. What was changed since, or whose nights are taken, is refused. Undoing an undo's own \
      entry does again what it took back.
      """,
    examples: ["campctl undo", "campctl undo o-12 --yes"])

  static let arguments: [Argument] = [
    positional(
      "entry", .reference(.entry),
      "The journal's entry, such as o-12 (default: the newest that is no undo and not undone).", optional: true
    ) { $0.entry = $1 }
  ]

  var access: Store.Access { .existing }

  func warning(in campground: Campground) throws -> String? {
    let target = try campground.undo.target(entry)
    let batch = target.isBatch ? " and the whole batch that it came in" : ""
    return "This takes back \(target.entry.id), \(target.entry.command) by \(target.entry.actor)\(batch)"
  }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.undo.undo(entry).map(UndoneView.init)
    return Response(written, written.text)
  }
}
