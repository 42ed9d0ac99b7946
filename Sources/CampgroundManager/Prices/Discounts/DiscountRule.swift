/// The terms of a discount, as a reservation keeps them. Amounts are minor units.
public struct DiscountRule: Hashable, Sendable {
  /// The name, different from every other's; empty for a discount by hand.
  public internal(set) var name: String
  /// A percentage applies to the price before discounts.
  public internal(set) var share: Measure
  /// True when it covers nights and extras, not nights alone.
  public internal(set) var includesExtras = false
  /// A word that stands for its name.
  public var code: String?
  /// True when the camper has to show a pass.
  public var needsPass = false
  /// The first night that it covers; nil has no beginning.
  public var from: Day?
  /// The day after the last night that it covers; nil has no end.
  public var before: Day?
  /// The weekdays on which covered nights begin; empty for every day.
  public var weekdays: [Weekday] = []
  /// The only site that it covers.
  public var site: SiteNumber?
  /// The only type of site that it covers.
  public var type: Slug?
  /// The smallest number of nights of a stay that has it.
  public var minNights: Int?
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

extension DiscountRule: WrittenTerms {}

extension DiscountRule: Recorded {
  static let blank = DiscountRule(name: "", share: .blank)

  /// A discount's row has them as JSON.
  static let fields: FieldList<Self> = [
    image("name", { $0.name }, { $0.name = $1 }),
    image("share", { $0.share }, { $0.share = $1 }),
    measure("perNight", \.perNight) { .perNight($0) },
    measure("perStay", \.perStay) { .perStay($0) },
    measure(\.percent),
    image("includesExtras", { $0.includesExtras }, { $0.includesExtras = $1 })
      .with(request("on", \.on) { rule, on, _, _ in rule.includesExtras = on.contains(.extras) }),
    image("code", \.code, limit: 100),
    image("needsPass", \.needsPass),
    image("from", \.from),
    image("before", \.before),
    image("weekdays", { WeekdayList($0.weekdays) }, { $0.weekdays = $1.weekdays }).edited(\.weekdays, check: ordered),
    image("site", \.site),
    image("type", \.type).listed(before: "site"),
    image("minNights", \.minNights, check: nights("minNights")),
  ]
}
