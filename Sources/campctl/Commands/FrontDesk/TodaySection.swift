/// A part of the day's screen: a heading, and its lines.
struct TodaySection {
  let title: String
  let count: Int
  /// The text beside the count.
  var more = ""
  var lines: [String]
  /// True when each line is one of the things that are counted.
  var isList = true
  /// The command that shows all of it.
  let command: String
}

extension TodaySection {
  /// A line of the screen.
  struct Line {
    let text: String
    var isHeading = false
  }

  /// The number of lines with the heading and the empty line before it.
  var height: Int { lines.count + 2 }

  /// The lines below an empty one, of which the last names the rest where there is no room for all.
  func lines(atMost room: Int, isUnicode: Bool) -> [Line] {
    let heading = [Line(text: ""), Line(text: "\(title) (\(count)\(more))", isHeading: true)]
    guard room < lines.count else { return heading + lines.map { Line(text: $0) } }
    let shown = lines.prefix(max(0, room - 1))
    let rest = isList ? "and \(count - shown.count) more" : "and more"
    let last = "  \(isUnicode ? "…" : "...") \(rest): \(command)"
    return heading + (shown + [last]).map { Line(text: $0) }
  }
}

extension [TodaySection] {
  /// The lines of all sections, no more than there is room for; short sections are whole, long ones are cut alike.
  func lines(atMost room: Int?, isUnicode: Bool) -> [TodaySection.Line] {
    let rooms = room.map { shares(of: $0 - 2 * count) } ?? map(\.lines.count)
    return zip(self, rooms).flatMap { $0.lines(atMost: $1, isUnicode: isUnicode) }
  }

  /// The number of lines for each section; at least one, below which nothing would name the rest.
  private func shares(of room: Int) -> [Int] {
    var shares = map { Swift.min($0.lines.count, 1) }
    var left = room - shares.reduce(0, +)
    while left > 0,
      let place = indices.filter({ shares[$0] < self[$0].lines.count }).min(by: { shares[$0] < shares[$1] })
    {
      shares[place] += 1
      left -= 1
    }
    return shares
  }
}
