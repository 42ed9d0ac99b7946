import CampgroundManager

/// The difference that the import of a calendar made.
struct FeedView: View {
  let written: WriteResult<FeedReport>
  let clock: CampgroundClock
  private var report: FeedReport { written.result }
  private var words: FeedWords { FeedWords(report: report, clock: clock) }

  var label: String { text.isEmpty ? "" : report.feed }

  /// One line, and one for each thing that is new; empty when nothing has changed.
  var text: String {
    var lines = [words.counts].compactMap(\.self) + report.conflicts.filter(\.isNew).map(words.sentence)
    lines += [words.waiting].compactMap(\.self)
    if !lines.isEmpty || report.leftOut.contains(where: \.isNew) { lines += words.leftOut }
    if lines.isEmpty { return "" }
    let text = lines.map { TerminalText.sanitized($0) }.joined(separator: "\n")
    return (written.isDryRun ? "Dry run, nothing is kept: " : "") + text
  }

  func write(to fields: inout some FieldWriter) {
    fields.field("feed", report.feed)
    fields.field("site", report.site)
    fields.field("added", report.added)
    fields.field("changed", report.changed)
    fields.field("gone", report.gone)
    fields.field("unchanged", report.unchanged)
    fields.field("echoed", report.echoed)
    fields.objects("conflicts", report.conflicts, write)
    fields.objects("waiting", report.waiting, write)
    fields.objects("leftOut", report.leftOut, write)
    // The key changed, which other writes have for true or false, is a number here.
    fields.field("replayed", written.replayed)
    fields.field("dryRun", written.isDryRun)
  }

  private func write(_ conflict: FeedConflict, to fields: inout some FieldWriter) {
    fields.field("name", conflict.reason.rawValue)
    fields.field("site", report.site)
    fields.field("arrival", conflict.stay.arrival)
    fields.field("departure", conflict.stay.departure)
    fields.field("holder", conflict.holder)
    fields.field("problem", words.sentence(conflict))
    fields.field("new", conflict.isNew)
  }

  private func write(_ waiting: FeedWaiting, to fields: inout some FieldWriter) {
    fields.field("uid", waiting.uid)
    fields.field("holder", waiting.holder)
    fields.field("arrival", waiting.stay.arrival)
    fields.field("departure", waiting.stay.departure)
    fields.moment("since", clock.moment(at: waiting.since).text)
    fields.moment("goesAt", clock.moment(at: waiting.goesAt).text)
    fields.field("new", waiting.isNew)
  }

  private func write(_ event: LeftOutEvent, to fields: inout some FieldWriter) {
    fields.field("line", event.line)
    fields.field("name", event.reason.rawValue)
    fields.field("from", event.from)
    fields.field("before", event.before)
    fields.field("problem", words.sentence(event))
  }
}
