import TestSupport
import Testing

@testable import CampgroundManager

/// Random commands on a campground and on the model beside it, which must agree after each.
struct Walk {
  let store: Store
  /// The number of entries before the first step.
  private let start: Int
  private(set) var model: WalkModel
  private(set) var trail: [WalkStep] = []
  /// The number of steps, by their names and outcomes.
  private(set) var outcomes: [String: Int] = [:]
  /// The whole error of the last step; nil when it was done.
  private(set) var lastError: String?
  private var chance: SplitMix64

  init(seed: UInt64, on store: Store? = nil) throws {
    let camp = try TestCampground(store: store ?? TestEngine.newStore())
    try camp.makeCamper()
    for site in 1...WalkModel.sites {
      try camp.makeCampSite(SiteNumber(integerLiteral: site)) {
        $0.maxPeople = WalkModel.capacity(of: site).map(Edit.set)
      }
    }
    try camp.set { $0.noShowAfter = TimeOfDay(minutes: WalkModel.noShowAfter) }
    _ = try camp.sites.retireCampSite(SiteNumber(integerLiteral: WalkModel.sites))
    try WalkModel.setCharges(of: camp)
    model = WalkModel(now: TestCampground.today.number * 1440 + 720, seed: seed)
    try model.setPrices(of: camp)
    self.store = camp.store
    start = Int(try camp.log.newest.rawValue)
    chance = SplitMix64(seed: seed)
  }

  var camp: Campground {
    Campground(store: store, clock: .fixed(model.today, TimeOfDay(unchecked: model.now % 1440)), actor: "walk")
  }

  /// Takes a step on both sides; throws ``Astray`` where they differ.
  mutating func step() throws {
    let step = WalkStep.random(model, &chance)
    trail.append(step)
    let entries = model.entries.count
    let before = chance.next(10) == 0 ? try (state: StoreState(of: camp), lines: accountLines()) : nil
    let should = outcome { try step.take(in: &model) }
    let did = outcome {
      lastError = nil
      do { try step.take(in: camp, after: start) } catch {
        lastError = "\(error)"
        throw error
      }
    }
    for outcome in [did, "\(step.name) \(did)"] { outcomes[outcome, default: 0] += 1 }
    guard did == should else { throw Astray("it was \(did), and should have been \(should)") }
    try compare(StoreState(of: camp, from: model.today.advanced(by: -3)))
    if let before { try requireUndoable(since: entries, before) }
    // A hold past its expiry that is not yet swept away is hidden by reads alone.
    if model.hasLapsedHold { try compareFree() }
    if trail.count % 100 == 0 { try compareAll() }
  }

  /// The states of all things, and the lines of their accounts.
  private typealias Moment = (state: StoreState, lines: [ReservationID: Set<LedgerLine>])

  private func outcome(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "done"
    } catch let error as CampingError {
      return error.name.rawValue
    } catch {
      return "\(error)"
    }
  }

  /// Undoing the last step restores the state before it, and undoing that restores the state after it, to the cent.
  ///
  /// A hold past its expiry that an undo has put back stays only until the next write, so that does no more.
  private mutating func requireUndoable(since entries: Int, _ before: Moment) throws {
    guard model.entries.count > entries, let last = trail.last, !last.isWaiting else { return }
    let after: Moment = try (state: StoreState(of: camp), lines: accountLines())
    for (expected, lines) in [before, after] where !model.hasLapsedHold {
      let undo = WalkStep.undo(model.entries.count)
      trail.append(undo)
      try undo.take(in: &model)
      try undo.take(in: camp, after: start)
      let found = try StoreState(of: camp)
      guard found == expected else { throw Astray("after an undo \(found.difference(from: expected))") }
      guard try accountLines() == lines else { throw Astray("after an undo an account has other lines") }
    }
  }

  func compareAll() throws {
    try compare(StoreState(of: camp))
    try compareFree()
    try requireAccountsOfNobodyEmpty()
    try requirePapers()
    if let problem = try camp.checks.check().problems.first { throw Astray("a check finds that \(problem)") }
  }

  /// The sites that are free for some stay of the next days.
  private func compareFree() throws {
    let stay =
      model.today.advanced(by: trail.count % 9)..<model.today.advanced(by: trail.count % 9 + 1 + trail.count % 2)
    let asked = AvailabilityRequest(stay: StayRequest(arrival: stay.lowerBound, departure: stay.upperBound))
    let free = try camp.availability.free(for: asked).sites.map(\.siteNumber.text)
    let should =
      model.isAllowed(stay) ? model.freeSites(stay).filter { model.isOffered($0, stay) }.map(String.init) : []
    guard free == should else { throw Astray("\(free) are free for \(stay), and should be \(should)") }
  }

  /// Throws unless the entries of undone reservations sum to nothing.
  private func requireAccountsOfNobodyEmpty() throws {
    let open = try store.rows(
      """
      SELECT reservation FROM ledger WHERE reservation NOT IN (SELECT id FROM reservation)
      GROUP BY reservation HAVING sum(amount) <> 0
      """
    ) { try $0[0] as Int }
    guard open.isEmpty else { throw Astray("\(open) are not there and owe something") }
  }

  private func compare(_ state: StoreState) throws {
    guard Int(try camp.log.newest.rawValue) == start + model.entries.count else {
      throw Astray("the journal has \(try camp.log.newest), and should have \(start + model.entries.count)")
    }
    if let debt = state.rows.first(where: { $0.value.total < 0 }) {
      throw Astray("\(debt.key) costs \(debt.value.total)")
    }
    try state.requireWhole(on: model.today, restored: model.restored)
    let should = StoreState(of: model, from: state.first)
    guard state == should else { throw Astray(state.difference(from: should)) }
  }
}

extension WalkStep {
  fileprivate var isWaiting: Bool { if case .wait = self { true } else { false } }
}

/// A difference between the campground and the model.
struct Astray: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
