import Arguments
import CampgroundManager

/// Undoes the actor's last command, or the given one.
struct Undo: WriteCommand {
  var entry: EntryReference?
  var anyone = false

  static let standsInBatch = false

  static let help = CommandHelp(
    "Undo your last command, or the given one.",
    discussion: """
      Without an entry, the last command of the actor is undone, and the answer names the entries that others have \
      written since. With --anyone it is the last command of all actors. \
      A batch is undone as a whole. The command is refused when a record was changed since, or when nights are \
      taken. The undo of an undo's entry restores the change.
      """,
    examples: ["campctl undo", "campctl undo --anyone", "campctl undo o-12 --yes"])

  static let arguments: [Argument<Self>] = [
    positional(
      "entry", .reference(.entry),
      "The journal's entry, such as o-12 (default: your newest that is no undo and not undone)."
    ) { $0.entry = $1 }.optional(),
    flag("anyone", "Undo the newest entry of all actors.") { $0.anyone = $1 },
  ]

  var access: Store.Access { .existing }
  var looksAtCampground: Bool { false }

  func warning(in campground: Campground) throws -> String? {
    let target = try campground.undo.target(entry, ofAnyone: anyone)
    let batch = target.isBatch ? " with its whole batch" : ""
    let others = try entry == nil ? OthersSince(target.entry.id, in: campground).sentences : []
    let warning = "This takes back \(target.entry.id), \(target.entry.command) by \(target.entry.actor)\(batch)"
    return ([warning] + others).joined(separator: ". ")
  }

  func perform(in campground: Campground) throws -> Response {
    campground.store.expectAfterwards([
      {
        if entry == nil { _ = try OthersSince(campground.undo.target(nil, ofAnyone: anyone).entry.id, in: campground) }
      }
    ])
    let written = try campground.undo.undo(entry, ofAnyone: anyone).map { UndoneView(undone: $0) }
    let others = try entry == nil ? OthersSince(written.undone.undone, in: campground).notes : []
    return Response(written, written.text, extras: .notes(others))
  }
}
