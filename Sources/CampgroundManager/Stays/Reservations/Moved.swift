import Persistence

/// The decisions of a person about nights that move to another site.
public struct MoveTerms: Hashable, Sendable {
  /// The overridden rules and limits of the new site, and the reasons.
  public var overrides: Overrides
  /// True when a site whose longest rig is not known takes a rig of any length.
  public var acceptsUnknownLength: Bool
  /// True when the moved nights cost as much as the new site does today.
  public var reprices: Bool

  public init(overrides: Overrides = Overrides(), acceptsUnknownLength: Bool = false, reprices: Bool = false) {
    self.overrides = overrides
    self.acceptsUnknownLength = acceptsUnknownLength
    self.reprices = reprices
  }

  /// The same with the reasons as they are kept; reports a blank one in `problems`.
  func cleaned(_ problems: inout [Problem]) -> MoveTerms {
    var cleaned = self
    cleaned.overrides = overrides.cleaned(&problems)
    return cleaned
  }
}

/// The site to which nights move, from a day on.
struct Destination {
  let site: CampSite
  let day: Day
  let terms: MoveTerms
  /// The other party of a swap, whose nights are free.
  var other: Reservation?
}

/// The outcome of putting nights on another site.
struct MoveOutcome {
  /// The problems, with those that are overridden.
  var problems: [Problem] = []
  /// The amount by which the nights cost more there; nil without a price.
  var difference: Int?
}

/// A reservation that was moved, and the price of its new site.
@dynamicMemberLookup
public struct Moved: Sendable {
  public let reservation: Reservation
  /// The amount by which the moved nights cost more at today's rates of the new site than at the agreed ones, in minor
  /// units; below 0 they cost less, and nil without a price.
  public let difference: Int?
  /// True when the difference was charged.
  public let isCharged: Bool
  /// The problems that did not count because they are overridden.
  public let overridden: [Problem]
  /// The reason for the site; nil when it was requested.
  public let siteChosenBecause: ChoiceReason?

  init(_ reservation: Reservation, _ outcome: MoveOutcome, _ terms: MoveTerms, because: ChoiceReason? = nil) {
    self.reservation = reservation
    siteChosenBecause = because
    difference = outcome.difference
    isCharged = terms.reprices
    overridden = outcome.problems
  }

  public subscript<Value>(dynamicMember path: KeyPath<Reservation, Value>) -> Value { reservation[keyPath: path] }
}

/// An answer is the reservation's own, as that of older releases, and the difference beside it.
extension Moved: RecordedAnswer {
  struct Record: Recorded {
    var reservation = Reservation.blank
    var difference: Int?
    var isCharged: Bool?
    var overridden: [Problem] = []
    var because: String?
    var maxLength: Int?

    static let blank = Record()
    static let fields: FieldList<Self> = [
      part(Reservation.self) { $1(&$0.reservation) },
      field("difference", { $0.difference }, { $0.difference = $1 }),
      field("charged", { $0.isCharged }, { $0.isCharged = $1 }),
      list(
        "overridden", isRequired: false, { $0.overridden.map(RecordedProblem.init) },
        { $0.overridden = try $1.map { try $0.problem } }),
      text("because", of: .campground, { $0.because }, { $0.because = $1 }),
      field("maxLength", { $0.maxLength }, { $0.maxLength = $1 }),
    ]
  }

  var answer: Record {
    Record(
      reservation: reservation, difference: difference, isCharged: isCharged, overridden: overridden,
      because: siteChosenBecause?.word, maxLength: siteChosenBecause?.maxLength)
  }

  static func replay(_ answer: Record, from store: Store) throws -> Moved {
    Moved(
      try answer.reservation.withCamper(from: store),
      MoveOutcome(problems: answer.overridden, difference: answer.difference),
      MoveTerms(reprices: answer.isCharged ?? false),
      because: answer.because.map { ChoiceReason(word: $0, maxLength: answer.maxLength) })
  }
}

extension Reservation {
  /// The judgement of sites for its party, by the needs that were agreed.
  func fit(_ terms: MoveTerms = MoveTerms()) -> Fit {
    Fit(party: party, needs: SiteNeeds(needs, acceptingUnknownLength: terms.acceptsUnknownLength))
  }
}
