/// The request of the import of a calendar, as the journal keeps it.
struct FeedEntry: FieldWritable {
  let file: String
  let report: FeedReport
  let memory: FeedMemory

  func write(to fields: inout some FieldWriter) {
    Self.writeStart(feed: report.feed, site: report.site, to: &fields)
    fields.field("file", file)
    fields.field("added", report.added)
    fields.field("changed", report.changed)
    fields.field("gone", report.gone)
    fields.field("waiting", report.waiting.count)
    memory.write(to: &fields)
  }

  /// The text with which the entries of a feed and a site begin.
  static func start(feed: String, site: SiteNumber) -> String {
    JSONWriter.text { writeStart(feed: feed, site: site, to: &$0) }.dropLast() + ","
  }

  private static func writeStart(feed: String, site: SiteNumber, to fields: inout some FieldWriter) {
    fields.field("feed", feed)
    fields.field("site", site)
  }
}
