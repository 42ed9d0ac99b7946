import CampgroundManager

/// A file that was written.
struct FileView: View {
  let file: String
  let bytes: Int
  let text: String

  func write(to fields: inout some FieldWriter) {
    fields.field("file", file)
    fields.field("bytes", bytes)
  }

  var label: String { file }
}
