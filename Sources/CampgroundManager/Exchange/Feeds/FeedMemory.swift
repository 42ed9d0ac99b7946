import JSONText
import Persistence

/// The part of an import that the next one of the feed to the site needs. Its entry in the journal has it.
struct FeedMemory: Hashable {
  /// The conflicts that were reported, by their keys.
  var conflicts: Set<String> = []
  /// The nights that are closed there and were held here when they were, so that they count as our own, shown again, until
  /// the other system opens them. Else two systems would close a night for each other without end.
  var echoes: Set<Day> = []

  init() {}

  /// The memory after an import. A reading that is mistrusted ends nothing that was remembered.
  init(_ plan: FeedPlan, after former: FeedMemory, today: Day) {
    // A reservation whose event is gone is marked, so that it is reported once.
    let standing = plan.conflicts.filter { $0.reason != .goneThere }
    (conflicts, echoes) = (Set(standing.map { $0.key(today: today) }), plan.echoes)
    guard !plan.waits.isEmpty else { return }
    conflicts.formUnion(former.conflicts)
    echoes.formUnion(former.echoes)
  }

  /// The memory of the request of an entry, without days that are past.
  init(request text: String, today: Day) throws {
    let request = try JSONValue(stored: text)
    conflicts = Set((request["conflicts"]?.list ?? []).compactMap(\.string))
    for run in (request["echoes"]?.list ?? []).compactMap(\.string) {
      let days = run.split(separator: "/").compactMap { Day(String($0)) }
      guard days.count == 2, days[0] < days[1] else { continue }
      echoes.formUnion((max(days[0], today)..<max(days[1], today)).map(\.self))
    }
  }

  func write(to fields: inout some FieldWriter) {
    fields.list("conflicts", conflicts.sorted())
    fields.list("echoes", runs)
  }

  /// The echoes in runs, such as `2027-07-04/2027-07-06`.
  private var runs: [String] {
    var runs: [Range<Day>] = []
    for night in echoes.sorted() {
      let next = night.advanced(by: 1)
      if let last = runs.last, last.upperBound == night {
        runs[runs.count - 1] = last.lowerBound..<next
      } else {
        runs.append(night..<next)
      }
    }
    return runs.map { "\($0.lowerBound)/\($0.upperBound)" }
  }
}

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
