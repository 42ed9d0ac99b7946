import CampgroundManager

/// An entry of the journal.
struct LogEntryView: ListedView {
  let entry: LogEntry
  static var blank: Self { LogEntryView(entry: .blank) }

  static var columns: [TextColumn] {
    [.left("ENTRY"), .left("AT (UTC)"), .left("ACTOR"), .left("COMMAND"), .flexible("CHANGED"), .left("UNDONE BY")]
  }

  var label: String { entry.id.description }

  func write(to fields: inout some FieldWriter) {
    fields.field("id", entry.id)
    fields.field("at", at)
    fields.field("actor", entry.actor)
    fields.field("command", entry.command)
    fields.field("key", entry.key)
    fields.field("batch", entry.batch)
    fields.field("undoneBy", entry.undoneBy)
    fields.objects("changes", entry.changes) { change, fields in
      fields.field("kind", change.kind)
      fields.field("id", change.id)
      fields.field("before", change.before.map(FieldValue.json) ?? .null)
      fields.field("after", change.after.map(FieldValue.json) ?? .null)
    }
    fields.field("request", .json(entry.request))
  }

  var text: String { cells.joined(separator: "  ") }

  var cells: [String] {
    [label, at, entry.actor, entry.command, changes, entry.undoneBy?.description ?? ""]
  }

  /// The first things changed, and how many more.
  private var changes: String {
    let named = entry.changes.prefix(3).map { change in
      let sign = change.before == nil ? "+" : change.after == nil ? "-" : "~"
      return sign + (change.kind == change.id ? change.id : "\(change.kind) \(change.id)")
    }
    let more = entry.changes.count > 3 ? ", \(entry.changes.count - 3) more" : ""
    return named.joined(separator: ", ") + more
  }

  private var at: String { UTCTime.text(entry.seconds) }
}
