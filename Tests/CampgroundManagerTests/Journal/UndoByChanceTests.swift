import CampgroundManager
import TestSupport
import Testing

/// Long runs of writes and undos, made by chance and the same every time, beside a plain model of the nights.
struct UndoByChanceTests {
  /// The state of the campground before one entry that stands.
  private struct Step {
    let entry: EntryID
    let before: Nights
  }

  /// The holders of nights, and each reservation's status.
  private struct Nights: Equatable {
    var holders: [String: String] = [:]
    var statuses: [String: String] = [:]
  }

  @Test(arguments: 1...4) func `each undo gives the nights back as they were before the command`(seed: UInt64) throws {
    var chance = Chance(state: seed)
    let camp = try TestCampground()
    try camp.makeCampSites(1, 2, 3)
    try camp.makeCamper()
    var model = Nights()
    var steps: [Step] = []
    var undone = 0
    for _ in 1...250 {
      let before = model
      let newest = try camp.log.newest
      switch chance.next(7) {
      case 0, 1, 2: try reserve(&model, &chance, camp)
      case 3: try cancel(&model, &chance, camp)
      case 4:
        _ = try camp.campers.changeCamper("c-1", CamperEdits(notes: .set("\(chance.next(1_000_000))")))
      default:
        guard let last = steps.popLast() else { continue }
        #expect(try camp.undo.undo().result.undone == last.entry)
        model = last.before
        undone += 1
        #expect(try nights(of: camp) == model)
        continue
      }
      #expect(try nights(of: camp) == model)
      if try camp.log.newest != newest { steps.append(Step(entry: try camp.log.newest, before: before)) }
    }
    #expect(undone > 20)
    while let last = steps.popLast() {
      try camp.undo.undo(EntryReference(last.entry))
      #expect(try nights(of: camp) == last.before)
    }
    #expect(try camp.count("night") == 0)
  }

  /// Requests a stay, which must be taken if the model has room for it, and refused otherwise.
  private func reserve(_ model: inout Nights, _ chance: inout Chance, _ camp: TestCampground) throws {
    let first: Day = "2027-07-01"
    let site = SiteNumber("\(1 + chance.next(3))") ?? 1
    let arrival = first.advanced(by: chance.next(12))
    let nights = 1 + chance.next(4)
    let keys = (0..<nights).map { "\(site) \(arrival.advanced(by: $0))" }
    let isFree = keys.allSatisfy { model.holders[$0] == nil }
    do {
      let request = ReserveRequest(
        camper: "c-1", site: site, stay: StayRequest(arrival: arrival, numberOfNights: nights))
      let id = try camp.reservations.reserve(request).result.id?.description ?? ""
      #expect(isFree)
      for key in keys { model.holders[key] = id }
      model.statuses[id] = "reserved"
    } catch let error as CampingError {
      #expect(error.name == .nightsTaken)
      #expect(!isFree)
    }
  }

  private func cancel(_ model: inout Nights, _ chance: inout Chance, _ camp: TestCampground) throws {
    let standing = model.statuses.filter { $0.value == "reserved" }.keys.sorted()
    guard !standing.isEmpty else { return }
    let id = standing[chance.next(standing.count)]
    _ = try camp.reservations.cancel(ReservationReference(id))
    model.holders = model.holders.filter { $0.value != id }
    model.statuses[id] = "cancelled"
  }

  private func nights(of camp: TestCampground) throws -> Nights {
    var nights = Nights()
    let rows = try camp.store.rows(
      "SELECT site.number, night, reservation FROM night JOIN camp_site AS site ON site.id = night.site"
    ) { ("\(try $0[0] as SiteNumber) \(try $0[1] as Day)", "\(try $0[2] as ReservationID)") }
    for (key, holder) in rows { nights.holders[key] = holder }
    try camp.reservations.forEachReservation { made in
      let id = made.id?.description ?? ""
      nights.statuses[id] = made.status.rawValue
      let held = nights.holders.values.filter { $0 == id }
      #expect(made.nights.count == held.count)
    }
    return nights
  }

  /// A linear congruential generator: plain, and the same on every machine.
  private struct Chance {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }
}
