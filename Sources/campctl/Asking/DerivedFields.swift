import CampgroundManager

/// A view that is about one reservation.
protocol StayView: ListedView {
  var reservation: Reservation { get }
}

/// The fields that can be asked of a stay beside those that its list prints.
///
/// - `arriving`, `departing`: the day of a stay that comes about.
/// - `staying`: each of its nights.
/// - `here`: whether the party is on site.
/// - `overdue`: whether it should have come or left by today.
/// - `displaced`: whether a block has left it without a site for a night.
/// - `type`, `loop`: those of its site, as it is now.
struct DerivedFields<Element: ListedView> {
  private let clock: CampgroundClock
  private let sites: [SiteNumber: CampSite]
  private static var isOfStays: Bool { Element.self is any StayView.Type }
  private let isOfStays = Self.isOfStays

  /// Those of no campground.
  init() { (clock, sites) = (.system, [:]) }

  init(in campground: Campground) throws {
    clock = campground.clock
    let all = Self.isOfStays ? try campground.sites.listCampSites() : []
    sites = Dictionary(all.map { ($0.siteNumber, $0) }) { first, _ in first }
  }

  /// The derived fields of a thing; none unless it is about a stay. Its own field of a name goes first.
  func fields(_ thing: Element) -> [FieldRecord.Member] {
    guard isOfStays, let reservation = (thing as? any StayView)?.reservation else { return [] }
    let comesAbout = reservation.status.isActive || reservation.status == .checkedOut
    let nights = comesAbout ? reservation.arrival..<reservation.departure : reservation.arrival..<reservation.arrival
    let site = sites[reservation.site(on: clock.today)]
    return [
      .init("arriving", comesAbout ? reservation.arrival : nil),
      .init("departing", comesAbout ? reservation.departure : nil),
      .init("staying", Array(nights)), .init("here", reservation.status == .checkedIn),
      .init("overdue", isOverdue(reservation)),
      .init("displaced", !reservation.missingNights(from: clock.today).isEmpty), .init("type", site?.type),
      .init("loop", site?.loop),
    ]
  }

  private func isOverdue(_ reservation: Reservation) -> Bool {
    switch reservation.status {
    case .reserved: reservation.arrival < clock.today
    case .checkedIn: reservation.departure < clock.today
    default: false
    }
  }
}

extension AskedFields {
  /// The fields of the things of a list.
  init<Row: ListedView>(of type: Row.Type) { self.init(of: .blank(type)) }
}

extension FieldRecord {
  /// A thing of a list that has every field.
  static func blank<Row: ListedView>(_ type: Row.Type) -> FieldRecord {
    var blank = FieldRecord(of: Row.blank)
    blank.append(DerivedFields<Row>().fields(Row.blank))
    return blank
  }
}
