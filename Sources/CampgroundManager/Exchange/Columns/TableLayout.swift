/// The layout of another system's export, which is known by the names of its columns.
struct TableLayout: Sendable {
  /// Folded names that a file of this layout has, all of them.
  let marks: Set<String>
  /// The source of its reservations; nil where it names none.
  var source: String?
  /// The order of days in figures; nil where the file decides it.
  var order: DayOrder?
  /// Our names of the columns whose names mean something else in other files.
  var columns: [String: String] = [:]
  /// The columns that are kept in the notes, each below its name.
  var noted: Set<String> = []
}
