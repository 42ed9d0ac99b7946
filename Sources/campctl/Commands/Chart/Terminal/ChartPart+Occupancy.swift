import CampgroundManager

/// The occupancy of each night, below the sites; each figure under its night, from middle to middle.
extension ChartPart {
  var occupancy: [String] {
    let ratios = chart.occupancy.filter { grid.days.contains($0.night) }.map(\.ratio)
    return [screen.isUnicode ? blocks(ratios) : rule] + figures(ratios)
  }

  /// A line between the sites and the figures, where no blocks part them.
  private var rule: String { labelled("", String(repeating: "-", count: grid.width)) }

  /// The figures in one line; in two when cells are narrow, since `100100` could not be read.
  private func figures(_ ratios: [Double?]) -> [String] {
    let lines = grid.cell > 3 ? 1 : 2
    return (0..<min(lines, ratios.count)).map { line in
      let text = stride(from: line, to: ratios.count, by: lines).map { figure(ratios[$0], over: lines * grid.cell) }
      let before = String(repeating: " ", count: grid.half + line * grid.cell)
      return labelled(line == 0 ? "%" : "", Self.trimmed(before + text.joined()))
    }
  }

  private func figure(_ ratio: Double?, over columns: Int) -> String {
    let text = ratio.map { "\(Int(($0 * 100).rounded()))" } ?? "-"
    // The figure of the first of several nights begins where its night does.
    let before = columns > grid.cell ? max(0, grid.cell - text.count) : columns - 1 - text.count
    return String(repeating: " ", count: before) + text + String(repeating: " ", count: columns - before - text.count)
  }

  private func blocks(_ ratios: [Double?]) -> String {
    let line = ratios.map { String(repeating: block($0), count: grid.cell) }.joined()
    return labelled("", Self.trimmed(String(repeating: " ", count: grid.half) + line))
  }

  /// The block of a night; any occupied site shows.
  private func block(_ ratio: Double?) -> Character {
    let blocks: [Character] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    guard let ratio, ratio > 0 else { return " " }
    return blocks[min(8, max(1, Int((ratio * 8).rounded())))]
  }
}
