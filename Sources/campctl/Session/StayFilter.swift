import CampgroundManager

/// A filter of stays.
struct StayFilter {
  private let plan: Plan
  private let derived: DerivedFields<ReservationView>
  private let view: (Reservation) -> ReservationView
  private let campground: Campground

  /// Throws ``Failure`` for a filter that does not fit the fields of a stay.
  init(_ question: ListQuestion, in campground: Campground) throws {
    self.campground = campground
    plan = try question.plan(ListFields(of: ReservationView.self))
    derived = try DerivedFields(for: question)
    view = try ReservationView.maker(in: campground)
  }

  /// All stays for which it holds, by arrival, then site.
  func stays() throws -> [ReservationView] {
    let list = try ReservationView.list(ReservationFilter(), in: campground)
    var found: [ReservationView] = []
    try ListRows(list: list, plan: plan, derived: derived).each { found.append($0.view) }
    return found
  }

  /// The campground with these stays alone. Throws ``Failure`` for one of a chain, whose rows are not copied.
  func narrowed(_ campground: Campground) throws -> Campground {
    if campground.store.isLooking { throw Failure.usage(.filterOfChain) }
    return try campground.narrowed(to: stays().compactMap(\.reservation.id))
  }

  func holds(for reservation: Reservation) -> Bool {
    plan.filter?.holds(for: derived.record(of: view(reservation).withOverdue)) ?? true
  }
}
