/// The lines that correct nights which were slept before the stay became another, of the day on which it did (domain
/// rules R10 and R28).
extension StayPrice {
  /// The price of the stay as it has become: every night costs what it costs as one of that.
  var became: StayPrice { StayPrice(nights: nights.map { $0?.corrected }, taxes: taxes, discounts: discounts) }

  /// True when a night costs something else than it was slept at.
  var isCorrected: Bool { nights.contains { $0?.became != nil } }

  /// The lines between the price at which the nights were slept, and that of the stay as it has become; each tax has its
  /// own base, also where its amount is 0.
  ///
  /// `days` are the nights that have a price, each with the type of its site.
  func corrections(_ days: [PricedDay]) throws -> [LedgerLine] {
    guard isCorrected else { return [] }
    let (booked, became) = (stayTaxes, became.stayTaxes)
    let bases = taxes.indices.filter { !taxes[$0].isFee }.map { number in
      LedgerLine(
        item: .taxesApart, name: taxes[number].name, amount: 0,
        base: zip(became.bases(of: number, days), booked.bases(of: number, days)).reduce(TaxedBase()) {
          $0 + $1.0 + -$1.1
        })
    }
    let lines = try Ledger.differences(from: self.lines, to: self.became.lines).compactMap(\.correction)
    let all = Ledger.differences(from: [], to: lines + bases)
    return Self.order.flatMap { item in all.filter { $0.item == item } }
  }

  /// The corrections in the order of an account: the bases of taxes, then the taxes.
  private static let order: [LedgerEntry.Item] = [.nightsApart, .extrasApart, .agreedApart, .feesApart, .taxesApart]
}

/// A night that has a price, with the type of its site.
struct PricedDay {
  let night: Day
  let type: Slug?
}

extension StayTaxes {
  /// The amounts that a tax is on, night by night. Nights beyond a length are exempt; those outside by type or date
  /// are in neither.
  func bases(of number: Int, _ days: [PricedDay]) -> [TaxedBase] {
    zip(days.indices, netBases(of: number)).map { place, base in
      if count(number, place) > 0 {
        return isExempt(number, place) ? TaxedBase(exempt: base) : TaxedBase(taxed: base)
      }
      return rules[number].isLeftOut(of: days[place]) ? TaxedBase(exempt: base) : TaxedBase()
    }
  }
}

extension TaxRule {
  /// True for a night that would have the tax if the stay had another length.
  fileprivate func isLeftOut(of day: PricedDay) -> Bool {
    guard var scope, scope.staysUpTo != nil || scope.firstNights != nil else { return false }
    (scope.staysUpTo, scope.firstNights, scope.people) = (nil, nil, nil)
    return scope.count(CountedNight(night: day.night, type: day.type, party: Party(), place: 0, length: 1)) > 0
  }
}

extension LedgerLine {
  /// The same as a line of a day; nil for what no night has.
  fileprivate var correction: LedgerLine? {
    let item: LedgerEntry.Item? =
      switch item {
      case .nights: .nightsApart
      case .extras: .extrasApart
      case .discounts: .agreedApart
      case .fees: .feesApart
      case .taxes: .taxesApart
      default: nil
      }
    return item.map { LedgerLine(item: $0, name: name, amount: amount, base: $0 == .taxesApart ? TaxedBase() : nil) }
  }
}
