import CampgroundManager

extension ChartView: DrawnView {
  /// The default width of a chart without a terminal, as in other programs that draw columns.
  static let usualWidth = 80
  static let leastWidth = 20

  func lines(on screen: Screen) -> [String] {
    guard !chart.loops.isEmpty else { return ["There is no site to show."] }
    let width = max(Self.leastWidth, width ?? screen.width ?? Self.usualWidth)
    let numbers = chart.loops.flatMap(\.rows).map { DisplayWidth.of(screen.shown($0.site.siteNumber.text)) }
    let margin = min(max(numbers.max() ?? 0, 2), width / 4) + 1
    let parts = ChartGrid.parts(of: chart.from..<chart.before, within: width - margin)
    var lines = [screen.style.heading(title.first { $0.count <= width } ?? "")]
    for grid in parts {
      lines.append("")
      lines += ChartPart(chart: chart, grid: grid, margin: margin, screen: screen).lines
    }
    return lines + [""] + legend(width: width, screen)
  }

  /// The title in words, and in fewer where these do not fit.
  private var title: [String] {
    let sites = chart.loops.reduce(0) { $0 + $1.rows.count }
    let days = "\(chart.from.dated) to \(chart.before.dated)"
    let length = Phrases.nights(chart.numberOfNights)
    return [
      "\(days): \(length), \(Phrases.count(sites, "site"))", "\(days): \(length)", days,
      "\(chart.from) to \(chart.before)", "\(chart.from)",
    ]
  }

  /// The meanings of the bars that are there, on as many lines as needed.
  private func legend(width: Int, _ screen: Screen) -> [String] {
    let shown = Set(chart.loops.flatMap(\.rows).flatMap(\.bars).map { BarLook.of($0).word })
    var words = BarLook.all.filter { shown.contains($0.word) }.map {
      screen.style.painted($0.explained(on: screen), $0.ink)
    }
    var widths = BarLook.all.filter { shown.contains($0.word) }.map { 5 + $0.word.count }
    let share = ["%  occupied of all not blocked", "%  occupied"].first { $0.count <= width } ?? "%"
    words.append(share)
    widths.append(share.count)
    var (lines, used) = ([String](), width)
    for (word, columns) in zip(words, widths) {
      let fits = used + 3 + columns <= width
      if fits { lines[lines.count - 1] += "   " + word } else { lines.append(word) }
      used = fits ? used + 3 + columns : columns
    }
    return lines
  }
}
