import TestSupport

@testable import CampgroundManager

/// Money that people decide about: waivers, write-offs, and the discounts by hand.
extension WalkModel {
  /// The name of the fee, which can be waived.
  static let fee = "booking"

  mutating func waive(_ number: Int, _ subject: WalkStep.Waived) throws {
    _ = try find(number)
    var account = account(of: "r-\(number)")
    switch subject {
    case .charge(let name):
      let name = name == "early" ? "early departure" : name
      guard account.isCharged(name) else { throw CampingError(.invalidRequest, []) }
      _ = account.waive(name)
    case .cents(let cents):
      guard cents <= max(0, account.total) else { throw CampingError(.invalidRequest, []) }
      var left = cents
      for name in Self.penalties where account.isCharged(name) { left -= account.waive(name, atMost: left) }
      account[.waiver("")] -= left
    }
    account.limitWriteOff()
    post(account, to: "r-\(number)")
  }

  static let penalties = ["cancellation", "no-show", "early departure"]

  mutating func writeOff(_ number: Int, _ cents: Int?) throws {
    _ = try find(number)
    var account = account(of: "r-\(number)")
    let balance = max(0, account.total - account.paid - account.writtenOff)
    guard cents ?? 0 <= balance else { throw CampingError(.invalidRequest, []) }
    account[.writeOff] += cents ?? balance
    post(account, to: "r-\(number)")
  }

  mutating func cancel(_ number: Int, isWaived: Bool) throws {
    try step(number, from: [.held, .reserved], to: .cancelled) { $1.spots = [] }
    var account = account(of: "r-\(number)")
    guard isWaived, account.isCharged("cancellation") else { return }
    _ = account.waive("cancellation")
    account.limitWriteOff()
    post(account, to: "r-\(number)")
  }

  /// Takes an amount or a percentage off the nights that are still open; where none is, it is a line of today.
  mutating func discount(_ number: Int, _ share: Discount.Share) throws {
    let before = try find(number)
    let isOver = before.status == .cancelled || before.status == .noShow || before.status == .expired
    guard !isOver, !before.prices.isEmpty else { throw CampingError(.invalidRequest, []) }
    if case .stay(let cents) = share, cents > before.net { throw CampingError(.invalidRequest, []) }
    var after = before
    after.agree(on: before.terms.discounts + [Discount(name: "", share: share, withExtras: true)], today)
    // The others of a stay that is over stay as they were.
    let last = before.terms.discounts.count
    if before.status == .checkedOut {
      after.settle(slept: before.stay.upperBound, keeping: last)
    } else {
      after.settle(slept: today)
    }
    if after.whole.values.contains(where: { $0.part(after.terms.discounts.count - 1) > 0 }) {
      put(after, as: "r-\(number)")
    }
  }
}

extension WalkModel.Account {
  fileprivate func isCharged(_ name: String) -> Bool { self[charge(name)] != 0 }

  private func charge(_ name: String) -> WalkModel.Line { name == WalkModel.fee ? .fee : .penalty(name) }

  /// Waives a charge with its share of kept tax, or a part of it; returns the amount.
  fileprivate mutating func waive(_ name: String, atMost most: Int? = nil) -> Int {
    let charge = charge(name)
    let taxes = (charge == .fee ? [] : WalkModel.taxes).map(WalkModel.Line.keptTax).filter { self[$0] > 0 }
    let whole = self[charge] + self[.waiver(name)] + taxes.reduce(0) { $0 + self[$1] }
    let owed = min(whole, max(0, total))
    let waived = min(most ?? owed, owed)
    var left = waived
    for tax in taxes where waived > 0 {
      let part = min(left, WalkModel.share(of: waived, self[tax], outOf: whole))
      self[tax] -= part
      left -= part
    }
    if left > 0 { self[.waiver(name)] -= left }
    return waived
  }
}

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
