import CampgroundManager

/// A drawing of bars, in SVG that a page holds: it follows the page's colours in light, dark and on paper.
struct Plot {
  struct Bar {
    let label: String
    /// The length in parts of `top`; below 0 there is no bar.
    let length: Int
    /// The value in words.
    let value: String
  }

  let title: String
  let bars: [Bar]
  /// The longest length that a bar can show.
  let top: Int
  /// The label of a line of the scale.
  let words: (Int) -> String
  /// True for a full scale, which has quarters; any other has whole numbers.
  var isShare = false

  /// The largest number of bars; more are not distinguishable.
  static let most = 400
  static let width = 720.0

  /// The lines of the scale, from 0 up; the last is the top of the drawing.
  var ticks: [Int] {
    if isShare { return [0, top / 4, top / 2, top * 3 / 4, top] }
    var step = 1
    while step < top / 5 || step * 5 < top {
      // 1, 2, 5, 10, 20, …
      step = String(step).first == "2" ? step / 2 * 5 : step * 2
      if step > Int.max / 20 { break }
    }
    return (0...max(1, (top + step - 1) / step)).map { $0 * step }
  }

  /// The text for a reader who cannot see it: its subject, and its ends; the table beside it has all numbers.
  var summary: String {
    guard let low = bars.min(by: { $0.length < $1.length }), let high = bars.max(by: { $0.length < $1.length }) else {
      return title
    }
    return "\(title), \(Phrases.count(bars.count, "bar")): least \(low.value) (\(low.label)), "
      + "most \(high.value) (\(high.label)). The table has all numbers."
  }

  func figure(_ drawing: HTML, height: Double) -> HTML {
    """
    <figure class="plot">
    <figcaption>\(title)</figcaption>
    <div class="scroll" tabindex="0" role="region" aria-label="Plot: \(title)">
    <svg viewBox="0 0 \(Self.at(Self.width)) \(Self.at(height))" role="img" aria-label="\(summary)">
    \(drawing)</svg>
    </div>
    </figure>

    """
  }

  /// A place in the drawing, to a tenth.
  static func at(_ place: Double) -> String { "\((place * 10).rounded() / 10)" }

  /// The approximate width of a label.
  static func width(of label: String) -> Double { 7 * Double(DisplayWidth.of(label)) }

  static let style: HTML = """
    .plot { margin: 0 0 1.25rem; max-width: 60rem; break-inside: avoid }
    .plot figcaption { font-weight: 600; margin-bottom: .35rem }
    .plot svg { display: block; width: 100%; min-width: 42rem; height: auto }
    .plot text { font: 11px system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; fill: var(--quiet) }
    .plot text.value { fill: var(--ink); paint-order: stroke; stroke: var(--paper); stroke-width: 3px }
    .plot .grid { stroke: var(--line); stroke-width: 1 }
    .plot .base { stroke: var(--quiet); stroke-width: 1 }
    .plot .bar { fill: var(--stay-edge) }
    .plot .bar:hover { fill: var(--leaf) }
    @media print { .plot svg { min-width: 0 } }

    """
}
