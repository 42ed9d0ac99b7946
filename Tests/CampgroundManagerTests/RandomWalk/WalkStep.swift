import TestSupport

@testable import CampgroundManager

/// A step of a walk, valid or not; another command is one more case here, and its effect on the model.
enum WalkStep {
  /// The wished nights, on a site that may not exist, or on any.
  struct Wish {
    var site: Int?
    var arrival: Day
    var nights: Int
    var people = 2
    var group: String?
    /// True for a walk-in party.
    var isHere = false
  }

  /// The changes of a reservation.
  struct Edits {
    var arrive: Day?
    var nights: Int?
    var depart: Day?
    var people: Int?
  }

  case reserve(Wish)
  case hold(Wish, minutes: Int)
  case confirm(Int)
  case cancel(Int)
  case checkIn(Int)
  case checkOut(Int)
  case noShow(Int)
  case change(Int, Edits)
  case move(Int, to: Int, from: Day?, isPriced: Bool)
  case swap(Int, Int, isPriced: Bool)
  case reprice(Int)
  case block(Int, from: Day, nights: Int, isForced: Bool)
  case unblock(Int)
  case cancelGroup(String)
  case checkInGroup(String)
  case join(Wish)
  case offer(Int, site: Int?, minutes: Int)
  case leave(Int)
  case pay(Int, cents: Int)
  /// An undo; nil undoes the newest entry.
  case undo(Int?)
  case wait(minutes: Int)

  /// The name of the command, or of another event.
  var name: String { String("\(self)".prefix { $0 != "(" }) }
}

extension WalkStep {
  /// Runs it on the model.
  func take(in model: inout WalkModel) throws {
    if case .wait(let minutes) = self { model.now += minutes } else { try model.record(name, command) }
  }

  private func command(_ model: inout WalkModel) throws {
    switch self {
    case .reserve(let wish): try model.take(wish)
    case .hold(let wish, let minutes): try model.take(wish, minutes: minutes)
    case .confirm(let number): try model.confirm(number)
    case .cancel(let number): try model.step(number, from: [.held, .reserved], to: .cancelled) { $1.spots = [] }
    case .checkIn(let number): try model.checkIn(number)
    case .checkOut(let number): try model.checkOut(number)
    case .noShow(let number): try model.markNoShow(number)
    case .change(let number, let edits): try model.change(number, edits)
    case .move(let number, let site, let day, let isPriced):
      try model.move(number, to: site, from: day, isPriced: isPriced)
    case .swap(let number, let other, let isPriced): try model.swap(number, other, isPriced: isPriced)
    case .reprice(let number): try model.reprice(number)
    case .block(let site, let day, let nights, let isForced):
      try model.block(site, from: day, nights: nights, isForced: isForced)
    case .unblock(let number): try model.unblock(number)
    case .cancelGroup(let group):
      try model.stepAll(group, from: [.held, .reserved], to: .cancelled) { _, member, _ in member.spots = [] }
    case .checkInGroup(let group):
      try model.stepAll(group, from: [.reserved, .noShow], to: .checkedIn) { try $0.letIn(&$1, $2) }
    case .join(let wish): try model.join(wish)
    case .offer(let number, let site, let minutes): try model.offer(number, site: site, minutes: minutes)
    case .leave(let number): try model.leave(number)
    case .pay(let number, let cents): try model.pay(number, cents)
    case .undo(let number): try model.undo(number)
    case .wait: break
    }
  }
}
