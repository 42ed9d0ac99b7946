import CampgroundManager

/// The answer of one campground of a chain, written in the format that is printed.
struct ChainPart {
  /// The content, as the format has it.
  enum Content {
    /// Objects of JSON.
    case objects([[UInt8]])
    /// Rows of a table for programs, and the names of their columns.
    case rows(keys: [String], [[TableCell]])
    /// The lines of `--quiet`.
    case ids([String])
    /// A table for people.
    case table([TextColumn], [[String]])
    /// Lines for people, safe for a terminal.
    case lines([String])
    /// Nothing, with the sentence for people.
    case nothing(String)
  }

  /// The name of the campground; nil for the sums over all.
  let campground: String?
  let content: Content
  /// For people only, on standard error.
  var notes: [String] = []
  var status = ExitStatus.done
  /// The sums of a report, which can be added to those of others.
  var sums: (any ReportSums)?

  /// The name of the campground as people read it.
  var title: String { campground ?? "All campgrounds" }
}

/// A thing with its campground before its own fields.
struct ChainItem: FieldWritable {
  let campground: String?
  let thing: any FieldWritable

  func write(to fields: inout some FieldWriter) {
    fields.field("campground", campground)
    thing.write(to: &fields)
  }
}
