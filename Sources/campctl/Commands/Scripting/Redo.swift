import Arguments
import CampgroundManager

/// Redoes an undone entry.
struct Redo: WriteCommand {
  var entry: EntryReference?

  static let standsInBatch = false

  static let help = CommandHelp(
    "Redo what you undid last, or an undone entry.",
    discussion: """
      A batch is redone as a whole. The command is refused when a record was changed since the undo, or when nights \
      are taken. Undo takes it back again.
      """,
    examples: ["campctl redo", "campctl redo o-12"])

  static let arguments: [Argument<Self>] = [
    positional(
      "entry", .reference(.entry), "The journal's entry that was undone, such as o-12 (default: your newest)."
    ) { $0.entry = $1 }.optional()
  ]

  var access: Store.Access { .existing }
  var looksAtCampground: Bool { false }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.undo.redo(entry).map { UndoneView(undone: $0, isRedo: true) }
    return Response(written, written.text)
  }
}
