import CampgroundManager

/// The parts of the drawing behind, above and below the sites' rows.
extension ChartDrawing {
  var columns: HTML {
    var drawn: HTML = ""
    for (place, day) in scale.days.enumerated() {
      let left = x(2 * place)
      let isToday = day == chart.today
      if isToday || day.isWeekend {
        drawn += """
          <rect class="\(isToday ? "now" : "band" as HTML)" x="\(left)" y="\(Self.head - 36)" width="\(2 * Self.half)" \
          height="\(bottom + Self.foot - Self.head + 36)"/>

          """
      }
      if place == 0 || day.civil.day == 1 {
        drawn += "<text class=\"loop\" x=\"\(left + 4)\" y=\"\(Self.head - 42)\">\(ChartWords.month(day))</text>\n"
      }
      drawn += """
        <path class="line" d="M\(left) \(Self.head - 36)V\(bottom + Self.foot)"/>
        <g class="day"><text class="quiet" x="\(left + Self.half)" y="\(Self.head - 22)">\
        \(ChartWords.letters(day.weekday))</text><text x="\(left + Self.half)" y="\(Self.head - 7)">\(day.civil.day)</text></g>

        """
    }
    return "\(drawn)<path class=\"line\" d=\"M0 \(Self.head)H\(width)\"/>\n"
  }

  var occupancy: HTML {
    let nights = chart.occupancy.enumerated().map { place, night -> HTML in
      let share = night.ratio.map(ChartWords.percent) ?? 0
      let height = share * (Self.foot - 20) / 100
      return """
        <g class="day"><title>\(ChartWords.occupancy(night, in: year))</title><rect class="share" \
        x="\(x(2 * place) + 3)" y="\(bottom + Self.foot - height)" width="\(2 * Self.half - 5)" height="\(height)"/>\
        <text x="\(x(2 * place) + Self.half)" y="\(bottom + Self.foot - 6)">\(night.ratio == nil ? "–" : "\(share)")\
        </text></g>

        """
    }
    return "\(nights)<text class=\"loop\" x=\"8\" y=\"\(bottom + 24)\">Occupied, %</text>\n"
  }

  var legend: HTML {
    let looks = ChartLook.allCases.enumerated().map { place, look -> HTML in
      """
      <svg class="\(look.name)" x="\(Self.site + 150 + place * 105)" y="12" width="100" height="20"><rect class="bar" \
      x=".5" y=".5" width="99" height="19" rx="4"/>\(look.mark)<text x="8" y="14.5">\(look.words)</text></svg>

      """
    }
    return HTML(looks)
  }
}
