/// Bars below one another, each with its name.
extension Plot {
  private static let names = 170.0
  private static let row = 24.0

  var rows: HTML {
    var drawing: HTML = ""
    for (place, bar) in bars.enumerated() {
      let y = Double(place) * Self.row
      let length = self.length(bar.length)
      drawing += """
        <text x="\(Self.at(Self.names - 8))" y="\(Self.at(y + 16))" text-anchor="end">\(bar.label)</text>
        <rect class="bar" x="\(Self.at(Self.names))" y="\(Self.at(y + 4))" width="\(Self.at(length))" height="16"/>
        <text class="value" x="\(Self.at(Self.names + length + 6))" y="\(Self.at(y + 16))">\(bar.value)</text>

        """
    }
    let height = Double(bars.count) * Self.row
    drawing += """
      <line class="base" x1="\(Self.at(Self.names))" x2="\(Self.at(Self.names))" y1="0" y2="\(Self.at(height))"/>

      """
    return figure(drawing, height: height + 2)
  }

  /// The length of a bar in the drawing; room stays for the value behind it.
  private func length(_ length: Int) -> Double {
    (Self.width - Self.names - 80) * Double(min(max(0, length), top)) / Double(max(1, top))
  }
}
