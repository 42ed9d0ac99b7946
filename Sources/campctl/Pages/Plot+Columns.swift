/// Bars beside one another, as time goes on.
extension Plot {
  private static let plain = (top: 14.0, height: 190.0)

  /// The left end of the bars, behind the words of the scale.
  private var left: Double { max(40, 12 + (ticks.map { Self.width(of: words($0)) }.max() ?? 0)) }

  var columns: HTML {
    let slot = (Self.width - left - 8) / Double(max(1, bars.count))
    var drawing = HTML(ticks.map(line))
    let thick = min(48, max(slot * 0.78, slot - 6))
    let every = self.every(slot)
    let areValuesShown = bars.allSatisfy { Self.width(of: $0.value) + 6 < slot }
    for (place, bar) in bars.enumerated() {
      let middle = left + (Double(place) + 0.5) * slot
      drawing += column(bar, middle, thick)
      if areValuesShown { drawing += text(bar.value, middle, height(bar.length) - 4, "value") }
      if place.isMultiple(of: every) { drawing += text(bar.label, middle, Self.plain.top + Self.plain.height + 16, "") }
    }
    return figure(drawing, height: Self.plain.top + Self.plain.height + 26)
  }

  /// The distance of labels, in bars, so that they never meet.
  private func every(_ slot: Double) -> Int {
    let widest = bars.map { Self.width(of: $0.label) }.max() ?? 0
    return max(1, Int(((widest + 8) / slot).rounded(.up)))
  }

  private func height(_ length: Int) -> Double {
    let part = Double(max(0, length)) / Double(max(1, ticks.last ?? 1))
    return Self.plain.top + Self.plain.height * (1 - min(1, part))
  }

  private func column(_ bar: Bar, _ middle: Double, _ thick: Double) -> HTML {
    guard bar.length > 0 else { return "" }
    let top = height(bar.length)
    return """
      <rect class="bar" x="\(Self.at(middle - thick / 2))" y="\(Self.at(top))" width="\(Self.at(thick))" \
      height="\(Self.at(Self.plain.top + Self.plain.height - top))"><title>\(bar.label): \(bar.value)</title></rect>

      """
  }

  private func line(_ tick: Int) -> HTML {
    let y = Self.at(height(tick))
    let name: HTML = tick == 0 ? "base" : "grid"
    return """
      <line class="\(name)" x1="\(Self.at(left))" x2="\(Self.at(Self.width - 8))" y1="\(y)" y2="\(y)"/>
      <text x="\(Self.at(left - 6))" y="\(Self.at(height(tick) + 4))" text-anchor="end">\(words(tick))</text>

      """
  }

  private func text(_ text: String, _ x: Double, _ y: Double, _ name: HTML) -> HTML {
    """
    <text class="\(name)" x="\(Self.at(x))" y="\(Self.at(y))" text-anchor="middle">\(text)</text>

    """
  }
}
