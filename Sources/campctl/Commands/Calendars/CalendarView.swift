import CampgroundManager

/// A calendar that was written.
struct CalendarView: View {
  let file: String
  let bytes: Int
  /// False when the same calendar was there.
  let changed: Bool

  func write(to fields: inout some FieldWriter) {
    fields.field("file", file)
    fields.field("bytes", bytes)
    fields.field("changed", changed)
  }

  var label: String { changed ? file : "" }
  var text: String { changed ? "Wrote \(file), \(bytes) bytes." : "" }
}

/// A folder of calendars.
struct CalendarFolderView: View {
  let folder: CalendarFolder

  func write(to fields: inout some FieldWriter) {
    fields.field("folder", folder.path)
    fields.field("files", folder.files)
    fields.field("changed", folder.changed)
  }

  var label: String { folder.changed > 0 ? folder.path : "" }

  var text: String {
    if folder.changed == 0 { return "" }
    return "Wrote \(folder.changed) of \(Phrases.count(folder.files, "calendar")) in \(folder.path)."
  }
}
