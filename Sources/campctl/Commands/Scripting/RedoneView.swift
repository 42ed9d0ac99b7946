import CampgroundManager

/// The result of a redo.
struct RedoneView: View {
  let redone: Undone

  var label: String { redone.entry.description }
  var text: String { "Redid \(what); \(NextCommand.undo(redone.undone))" }

  func write(to fields: inout some FieldWriter) {
    fields.field("redone", redone.undone)
    fields.field("entry", redone.entry)
    fields.field("command", redone.command)
    fields.field("batch", redone.isBatch)
    fields.field("entries", redone.entries)
  }

  private var what: String {
    guard redone.isBatch else { return "\(redone.undone) (\(redone.command))" }
    return "the batch of \(redone.undone) (\(redone.command)), \(Phrases.allEntries(redone.entries))"
  }
}
