import TestSupport

@testable import CampgroundManager

/// The penalties of a walk: nothing, half or all by the days left, the first night of a no-show, and the nights given
/// up by leaving early.
extension WalkModel.Kept {
  func cancellation(on today: Day, waived: Int) -> [WalkModel.Line: Int] {
    let daysLeft = today.distance(to: stay.lowerBound)
    let share = daysLeft >= 3 ? 0 : daysLeft >= 1 ? 500_000 : 1_000_000
    return penalty("cancellation", share: share, waived: waived)
  }

  /// A share of the charges, of which the taxes keep theirs; without one the price of the first night.
  func penalty(_ name: String, share: Int?, waived: Int) -> [WalkModel.Line: Int] {
    let charges = charges
    let total = max(0, total - waived)
    let first = prices.min { $0.key < $1.key }?.value.sum ?? 0
    let penalty = share.map { Arithmetic.halfToEven(total * $0) } ?? min(first, total)
    var lines: [WalkModel.Line: Int] = [:]
    for tax in WalkModel.taxes {
      let charged = (charges[.tax(tax)] ?? 0) + (charges[.apartTax(tax)] ?? 0)
      lines[.keptTax(tax)] = Arithmetic.halfToEven(charged * (share ?? 0))
    }
    let kept = lines.values.reduce(0, +)
    if kept >= penalty { return [.penalty(name): penalty] }
    lines[.penalty(name)] = penalty - kept
    return lines
  }

  /// The charges of a stay that has become shorter and costs as much: the price of the nights given up is the penalty,
  /// and their taxes stay taxes.
  func leftEarly(as shorter: Self) -> [WalkModel.Line: Int] {
    var lines = shorter.charges
    for line in [.price, .fee] + WalkModel.taxes.map(WalkModel.Line.tax) {
      let lost = max(0, (charges[line] ?? 0) - (lines[line] ?? 0))
      var kept = WalkModel.Line.penalty("early departure")
      if case .tax(let name) = line { kept = .keptTax(name) }
      lines[kept, default: 0] += lost
    }
    return lines
  }
}
