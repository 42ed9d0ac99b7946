/// The terms of a discount, as a reservation keeps them. Amounts are minor units.
public struct DiscountRule: Hashable, Sendable {
  /// The name, different from every other's; empty for a discount by hand.
  public internal(set) var name: String
  /// A percentage applies to the price before discounts.
  public internal(set) var share: Measure
  /// True when it covers nights and extras, not nights alone.
  public internal(set) var includesExtras = false
  /// A word that stands for its name.
  public internal(set) var code: String?
  /// True when the camper has to show a pass.
  public internal(set) var needsPass = false
  /// The first night that it covers; nil has no beginning.
  public internal(set) var from: Day?
  /// The day after the last night that it covers; nil has no end.
  public internal(set) var before: Day?
  /// The weekdays on which covered nights begin; empty for every day.
  public internal(set) var weekdays: [Weekday] = []
  /// The only site that it covers.
  public internal(set) var site: SiteNumber?
  /// The only type of site that it covers.
  public internal(set) var type: Slug?
  /// The smallest number of nights of a stay that has it.
  public internal(set) var minNights: Int?
}

extension DiscountRule {
  /// True when it covers a night, of a stay that is long enough.
  func covers(_ night: Day, on site: SiteNumber, _ type: Slug?) -> Bool {
    if let only = self.site, only != site { return false }
    if let only = self.type, only != type { return false }
    if let from, night < from { return false }
    if let before, night >= before { return false }
    return weekdays.isEmpty || weekdays.contains(night.weekday)
  }

  /// True when a stay of a number of nights has it.
  func holds(for nights: Int) -> Bool { nights >= minNights ?? 1 }
}

extension DiscountRule: Recorded {
  static let blank = DiscountRule(name: "", share: .blank)

  /// A discount's row has them as JSON.
  static let fields: FieldList<Self> = [
    image("name", { $0.name }, { $0.name = $1 }),
    image("share", { $0.share }, { $0.share = $1 }),
    image("includesExtras", { $0.includesExtras }, { $0.includesExtras = $1 }),
    image("code", { $0.code }, { $0.code = $1 }),
    image("needsPass", { $0.needsPass }, { $0.needsPass = $1 }),
    image("from", { $0.from }, { $0.from = $1 }),
    image("before", { $0.before }, { $0.before = $1 }),
    image("weekdays", { WeekdayList($0.weekdays) }, { $0.weekdays = $1.weekdays }),
    image("site", { $0.site }, { $0.site = $1 }),
    image("type", { $0.type }, { $0.type = $1 }),
    image("minNights", { $0.minNights }, { $0.minNights = $1 }),
  ]
}
