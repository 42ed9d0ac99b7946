/// The base of a tax, and the nights and stays that it is on, where that is not simply each night with its extras.
public struct TaxScope: Hashable, Sendable {
  /// The charges that it is on; in order, none twice.
  public var on = TaxBase.byDefault
  /// The only type of site whose nights it is on.
  public var type: Slug?
  /// The first night that it is on; nil has no beginning.
  public var from: Day?
  /// The day after the last night that it is on; nil has no end.
  public var before: Day?
  /// The number of nights of the longest stay that pays it; a longer one pays none at all.
  public var staysUpTo: Int?
  /// The number of nights of a stay that pay it; later ones pay none.
  public var firstNights: Int?
  /// The people that an amount per night is for, each; nil when it is for the night.
  public internal(set) var people: TaxedPeople?
  /// True when prices have it in them.
  public internal(set) var isIncluded = false

  public init() {}
}

/// A charge that a tax can be on.
public enum TaxBase: String, Hashable, Sendable, CaseIterable, ColumnWord, Encodable {
  case nights
  case extras
  case fees
  /// Charges made by hand.
  case charges
  case items

  /// The charges that a tax is on where it does not name them.
  public static let byDefault: [TaxBase] = [.nights, .extras]
}

/// The people of a party that a tax counts.
public enum TaxedPeople: String, Hashable, Sendable, ColumnWord {
  case all
  case adults
}

extension TaxScope {
  /// The number by which the tax counts a night: 0 when it is not on it, and above 1 for an amount for each person.
  func count(_ night: CountedNight) -> Int {
    if let type, type != night.type { return 0 }
    if let from, night.night < from { return 0 }
    if let before, night.night >= before { return 0 }
    if let firstNights, night.place >= firstNights { return 0 }
    if let staysUpTo, night.length > staysUpTo { return 0 }
    return switch people {
    case nil: 1
    case .all: night.party.adults + night.party.children
    case .adults: night.party.adults
    }
  }
}

/// A night as taxes count it.
struct CountedNight {
  let night: Day
  let type: Slug?
  let party: Party
  /// The number of nights of the stay before it.
  let place: Int
  /// The number of nights of the stay.
  let length: Int
}

extension TaxRule {
  /// True for a tax that a stay may have, and not charges and items alone.
  private var isOnStays: Bool { scope.map { $0.on.contains { $0 != .charges && $0 != .items } } ?? true }

  /// The rules of taxes that a stay may have.
  static func ofStays(_ taxes: [Tax]) -> [TaxRule] { taxes.lazy.map(\.rule).filter(\.isOnStays) }
}

extension [TaxRule] {
  /// True when one of them is not simply on each night with its extras.
  var haveScope: Bool { contains { $0.scope != nil } }

  /// The numbers by which they count a night, in their order.
  func counts(of night: CountedNight) -> [Int] { map { $0.scope?.count(night) ?? 1 } }
}

extension TaxScope: WrittenTerms {}

extension TaxScope: Recorded {
  static let blank = TaxScope()

  static let fields: FieldList<Self> = [
    image("on", { JSONWords($0.on.map(\.rawValue)) }, { $0.on = $1.words.compactMap(TaxBase.init) })
      .edited(\.on) { on, _ in on = on.isEmpty ? TaxBase.byDefault : TaxBase.allCases.filter(on.contains) },
    image("type", \.type),
    image("from", \.from),
    image("before", \.before),
    image("staysUpTo", \.staysUpTo, check: nights("staysUpTo")),
    image("firstNights", \.firstNights, check: nights("firstNights")),
    image("people", { $0.people }, { $0.people = $1 }),
    image("included", { $0.isIncluded }, { $0.isIncluded = $1 })
      .with(request("included", \.included) { scope, included, _, _ in scope.isIncluded = included })
      .listed(before: "type"),
  ]
}
