import CampgroundManager

/// The rows that keep their place while the sites pass: days at the top, occupancy at the bottom.
extension ChartPage {
  var head: HTML {
    """
    <thead>
    <tr class="months"><td></td>\(months)</tr>
    <tr><th scope="col">Site</th>\(scale.days.map(heading))</tr>
    </thead>

    """
  }

  var foot: HTML {
    """
    <tfoot>
    <tr><th scope="row">Occupied<small>%</small></th>\(chart.occupancy.map(occupancy))</tr>
    </tfoot>

    """
  }

  private var months: [HTML] {
    let days = scale.days
    let firsts = days.indices.filter { $0 == 0 || days[$0].civil.day == 1 }
    return zip(firsts, firsts.dropFirst() + [days.count]).map { first, next in
      """
      <th scope="colgroup" colspan="\(2 * (next - first))"><span>\(ChartWords.month(days[first]))</span></th>
      """
    }
  }

  private func heading(_ day: Day) -> HTML {
    let kind: HTML? =
      day == chart.today
      ? " class=\"today\" aria-current=\"date\"" : day.isWeekend ? " class=\"weekend\"" : nil
    return """
      <th scope="col" colspan="2"\(kind) aria-label="\(ChartWords.weekday(day, in: year))"><small>\
      \(ChartWords.letters(day.weekday))</small><b>\(day.civil.day)</b></th>
      """
  }

  /// A column as tall as the share of the open sites that is taken.
  private func occupancy(_ night: NightOccupancy) -> HTML {
    let share = night.ratio.map(ChartWords.percent)
    return """
      <td colspan="2" style="--p:\(share ?? 0)%" title="\(ChartWords.occupancy(night, in: year))">\
      \(share?.description ?? "–")</td>
      """
  }
}
