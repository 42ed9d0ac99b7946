import CampgroundManager

/// The marks and the words of a bar about its party: phone, rig, balance, group and warning, and marks for an amount due and a party late.
struct ChartMarks {
  private let party: Reservation?
  private let currency: Currency
  /// True for a party with a balance, whose day of arrival has come.
  let isDue: Bool
  /// True for a party that should have come or left by now.
  let isLate: Bool

  init(_ bar: ChartBar, of chart: Chart, _ currency: Currency) {
    let party = bar.kind == .block ? nil : chart.parties[bar.id]
    (self.party, self.currency) = (party, currency)
    isDue = party.map { $0.sums.balance > 0 && $0.arrival <= chart.today } ?? false
    isLate = party != nil && chart.late.contains(bar.id)
  }

  /// `, 555-0142, 28 ft, rv, 45.00 due, group Scouts, warning: loud, late`; empty without a party.
  var words: String {
    guard let party else { return "" }
    let parts: [String?] = [
      party.camper.phoneNumber, party.party.rigWords, balance(party.sums.balance), party.group.map { "group \($0)" },
      party.camper.warning.map { "warning: \($0)" }, isLate ? "late" : nil,
    ]
    return parts.compactMap(\.self).map { ", \($0)" }.joined()
  }

  private func balance(_ balance: Int) -> String? {
    if balance == 0 { return nil }
    return balance > 0 ? "\(currency.text(balance)) due" : "\(currency.text(-balance)) credit"
  }

  /// The classes of a cell.
  var classes: HTML { HTML([isDue ? " due" : "", isLate ? " late" : ""]) }

  /// A corner for an amount that is due, a frame for a party that is late.
  func drawing(_ width: Int) -> HTML {
    let corner: HTML = isDue ? "<path class=\"due\" d=\"M0 0H8L0 8Z\"/>" : ""
    let frame: HTML =
      isLate ? "<rect class=\"late\" x=\"1\" y=\"1\" width=\"\(width - 2)\" height=\"18\" rx=\"4\"/>" : ""
    return HTML([corner, frame])
  }
}
