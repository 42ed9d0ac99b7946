import CampgroundManager

/// The result of an undo, or of a redo.
struct UndoneView: View {
  let undone: Undone
  var isRedo = false

  var label: String { undone.entry.description }

  var text: String {
    isRedo
      ? "Redid \(what); \(NextCommand.undo(undone.undone))" : "Undid \(what); \(NextCommand.redo(undone.undone))"
  }

  func write(to fields: inout some FieldWriter) {
    fields.field(isRedo ? "redone" : "undone", undone.undone)
    fields.field("entry", undone.entry)
    fields.field("command", undone.command)
    fields.field("batch", undone.isBatch)
    fields.field("entries", undone.entries)
  }

  private var what: String {
    guard undone.isBatch else { return "\(undone.undone) (\(undone.command))" }
    return "the batch of \(undone.undone) (\(undone.command)), \(Phrases.allEntries(undone.entries))"
  }
}
