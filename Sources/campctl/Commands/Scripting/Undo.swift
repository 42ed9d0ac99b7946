import Arguments
import CampgroundManager

/// Undoes the last command, or the given one.
struct Undo: WriteCommand {
  var entry: EntryReference?

  static let standsInBatch = false

  static let help = CommandHelp(
    "Undo the last command, or the given one.",
    discussion: """
      A batch is undone as a whole. The command is refused when a record was changed since, or when nights are \
      taken. The undo of an undo's entry restores the change.
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
    let batch = target.isBatch ? " with its whole batch" : ""
    return "This takes back \(target.entry.id), \(target.entry.command) by \(target.entry.actor)\(batch)"
  }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.undo.undo(entry).map(UndoneView.init)
    return Response(written, written.text)
  }
}
