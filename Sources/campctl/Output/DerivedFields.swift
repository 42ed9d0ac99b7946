import CampgroundManager

/// A view that is about one reservation.
protocol StayView: ListedView {
  var reservation: Reservation { get }
}

/// The fields of a stay for questions, beside those that its list prints.
///
/// - `arriving`, `departing`: the day of a stay that comes about.
/// - `staying`: each of its nights.
/// - `here`: whether the party is on site.
/// - `overdue`: whether it should have come or left by now.
/// - `displaced`: whether a block has left it without a site for a night.
/// - `due`: the day by which its balance is to be paid.
/// - `type`, `loop`: those of its site, as it is now.
struct DerivedFields<Element: ListedView> {
  private let clock: CampgroundClock
  private let sites: [SiteNumber: CampSite]
  private let overdue: Overdue?
  /// The days by which balances are to be paid, where a question is about them.
  private let dues: [ReservationID: Day]
  private static var hasStays: Bool { Element.self is any StayView.Type }
  private let hasStays = Self.hasStays

  /// The fields without a campground.
  init() { (clock, sites, overdue, dues) = (.system, [:], nil, [:]) }

  init(for question: ListQuestion) throws {
    let campground = question.campground
    clock = campground.clock
    overdue = Overdue(at: clock.now, try campground.settings.settings)
    let all = Self.hasStays ? try campground.sites.listCampSites() : []
    sites = Dictionary(all.map { ($0.siteNumber, $0) }) { first, _ in first }
    var dues: [ReservationID: Day] = [:]
    if Self.hasStays, question.ask.mayName("due") {
      try campground.accounts.forEachBalance { open in
        if let id = open.reservation.id { dues[id] = open.due }
      }
    }
    self.dues = dues
  }

  /// All fields of a thing: its own, and the derived ones.
  func record(of thing: Element) -> FieldRecord {
    var record = FieldRecord(of: thing)
    record.append(fields(thing))
    return record
  }

  /// The derived fields of a thing; none unless it is about a stay. Its own field of a name goes first.
  private func fields(_ thing: Element) -> [FieldRecord.FieldMember] {
    guard hasStays, let reservation = (thing as? any StayView)?.reservation else { return [] }
    let comesAbout = reservation.status.isActive || reservation.status == .checkedOut
    let nights = comesAbout ? reservation.arrival..<reservation.departure : reservation.arrival..<reservation.arrival
    let site = sites[reservation.site(on: clock.today)]
    return [
      .init("arriving", comesAbout ? reservation.arrival : nil),
      .init("departing", comesAbout ? reservation.departure : nil),
      .init("staying", Array(nights)), .init("here", reservation.status == .checkedIn),
      .init("overdue", overdue?.includes(reservation) ?? false),
      .init("due", reservation.id.flatMap { dues[$0] }),
      .init("displaced", !reservation.missingNights(from: clock.today).isEmpty), .init("type", site?.type),
      .init("loop", site?.loop),
    ]
  }
}

extension ListFields {
  /// The fields of the things of a list.
  init<Thing: ListedView>(of type: Thing.Type) { self.init(of: .blank(type)) }
}

extension FieldRecord {
  /// A thing of a list that has every field.
  static func blank<Thing: ListedView>(_ type: Thing.Type) -> FieldRecord {
    DerivedFields<Thing>().record(of: Thing.blank)
  }
}
