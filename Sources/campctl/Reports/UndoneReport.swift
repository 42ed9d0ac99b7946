import CampgroundManager

/// The result of an undo.
struct UndoneReport: Report {
  let undone: Undone

  var label: String { undone.entry.description }
  var text: String { "Undid \(what); campctl undo \(undone.entry) does it again." }

  func write(to fields: inout some FieldWriter) {
    fields.field("undone", undone.undone)
    fields.field("entry", undone.entry)
    fields.field("command", undone.command)
    fields.field("batch", undone.isBatch)
    fields.field("entries", undone.entries)
  }

  private var what: String {
    guard undone.isBatch else { return "\(undone.undone) (\(undone.command))" }
    let count = undone.entries == 1 ? "its only entry" : "all of its \(undone.entries) entries"
    return "the batch of \(undone.undone) (\(undone.command)), \(count)"
  }
}
