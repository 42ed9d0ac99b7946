import CampgroundManager

/// The places of days across a chart, in halves of a day, so that the party that leaves and the one that comes share
/// the day between them.
struct ChartScale {
  let from: Day
  let nights: Int

  init(_ chart: Chart) {
    from = chart.from
    nights = max(chart.from.distance(to: chart.before), 0)
  }

  var halves: Int { 2 * nights }
  var days: [Day] { (0..<nights).map { from.advanced(by: $0) } }

  /// The halves from the middle of the first day to the middle of the day after the last night, as far as the chart
  /// shows them; nil when it shows none.
  func halves(of bar: ChartBar) -> Range<Int>? {
    let start = max(2 * from.distance(to: bar.from) + 1, 0)
    let end = min(2 * from.distance(to: bar.before) + 1, halves)
    return start < end ? start..<end : nil
  }

  func beginsEarlier(_ bar: ChartBar) -> Bool { bar.from < from }
  func endsLater(_ bar: ChartBar) -> Bool { from.distance(to: bar.before) >= nights }
}
