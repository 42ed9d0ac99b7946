import CampgroundManager

/// The papers about several stays.
struct Papers<Paper> {
  private(set) var made: [Paper] = []
  /// The stays about which there is none, each with the reason.
  private(set) var notes: [String] = []

  /// Makes a paper about each stay that can have one; throws the reasons when there is none at all.
  init(
    about stays: [ReservationView], in campground: Campground,
    _ make: @escaping (ReservationReference) throws -> Paper
  ) throws {
    var reasons: [Problem] = []
    campground.store.expect(
      stays.compactMap { stay in stay.reservation.id.map { id in { _ = try make(ReservationReference(id)) } } })
    for stay in stays {
      guard let id = stay.reservation.id else { continue }
      do { made.append(try make(ReservationReference(id))) } catch let error as CampingError {
        reasons += error.problems
        notes.append("\(stay.label) is left out: \(error.description)")
      }
    }
    guard made.isEmpty else { return }
    if reasons.isEmpty { throw Failure(notFound: [.usage(.noneChosen)]) }
    throw CampingError(.invalidRequest, reasons)
  }
}
