import TestSupport

@testable import CampgroundManager

/// What a walk can try, valid or not; another command is one more case here, and its effect on the model.
enum WalkStep {
  /// Nights that somebody wants, on a site that there may not be, or on any.
  struct Wish {
    let site: Int?
    let arrival: Day
    let nights: Int
  }

  case reserve(Wish)
  case hold(Wish, minutes: Int)
  case confirm(Int)
  case cancel(Int)
  /// Nil is the newest.
  case undo(Int?)
  case wait(minutes: Int)

  /// Does it on a campground; entries are numbered from the one after `start`.
  func take(in camp: Campground, after start: Int) throws {
    switch self {
    case .reserve(let wish): try camp.reservations.reserve(wish.request)
    case .hold(let wish, let minutes): try camp.reservations.hold(wish.request, minutes: minutes)
    case .confirm(let number): try camp.reservations.confirm(ReservationReference("r-\(number)"))
    case .cancel(let number): try camp.reservations.cancel(ReservationReference("r-\(number)"))
    case .undo(let number): try camp.undo.undo(number.map { EntryReference("o-\(start + $0)") })
    case .wait: break
    }
  }

  /// What it should do.
  func take(in model: inout WalkModel) throws {
    switch self {
    case .reserve(let wish): try model.record("reserve") { try $0.take(wish) }
    case .hold(let wish, let minutes): try model.record("hold") { try $0.take(wish, minutes: minutes) }
    case .confirm(let number): try model.record("confirm") { try $0.step(number, from: [.held], to: .reserved) }
    case .cancel(let number):
      try model.record("cancel") { model in
        try model.step(number, from: [.held, .reserved], to: .cancelled) { $0.spots = [] }
      }
    case .undo(let number): try model.record("undo") { try $0.undo(number) }
    case .wait(let minutes): model.now += minutes
    }
  }
}

extension WalkStep {
  /// A step by chance from where the model stands; most can be done.
  static func random(_ model: WalkModel, _ chance: inout SplitMix64) -> WalkStep {
    switch chance.next(100) {
    case ..<35: .reserve(.random(model, &chance))
    case ..<50: .hold(.random(model, &chance), minutes: chance.next(20) == 0 ? 0 : 1 + chance.next(120))
    case ..<60: .confirm(recent(model.reservations, &chance))
    case ..<75: .cancel(recent(model.reservations, &chance))
    case ..<85: .undo(recent(model.entries.count, &chance))
    case ..<90 where model.newest() != nil: .undo(nil)
    default: .wait(minutes: chance.next(8) == 0 ? 1440 : 1 + chance.next(60))
    }
  }

  /// A number up to the last, now and then one more; mostly one of the latest.
  private static func recent(_ last: Int, _ chance: inout SplitMix64) -> Int {
    max(1, last + 1 - chance.next(chance.next(3) == 0 ? last + 1 : min(last + 1, 12)))
  }
}

extension WalkStep.Wish {
  static func random(_ model: WalkModel, _ chance: inout SplitMix64) -> Self {
    Self(
      site: chance.next(5) == 0 ? nil : chance.next(20) == 0 ? 9 : 1 + chance.next(WalkModel.sites),
      arrival: model.today.advanced(by: chance.next(12) - (chance.next(12) == 0 ? 2 : 0)),
      nights: chance.next(25) == 0 ? 0 : 1 + chance.next(4))
  }

  fileprivate var request: ReserveRequest {
    ReserveRequest(
      camper: "c-1", site: site.map(SiteNumber.init(integerLiteral:)),
      stay: StayRequest(arrival: arrival, numberOfNights: nights))
  }
}
