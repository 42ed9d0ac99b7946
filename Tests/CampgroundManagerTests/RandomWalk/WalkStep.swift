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
    var terms = Terms()
  }

  /// The requested price beside the rates; nil leaves a term as it is.
  struct Terms {
    /// The names of discounts.
    var discounts: [String]?
    /// The price of each night, in cents.
    var nightly: Int?
    /// The taxes from which the party is exempt; empty ends that.
    var exempt: [String]?

    var isEmpty: Bool { discounts == nil && nightly == nil && exempt == nil }
  }

  enum Waived {
    case charge(String)
    case cents(Int)
  }

  /// The changes of a reservation.
  struct Edits {
    var arrive: Day?
    var nights: Int?
    var depart: Day?
    var people: Int?
    var terms = Terms()
  }

  /// A charge by hand, or numbers of items, none twice.
  enum Charged {
    case cents(Int)
    case items([(name: String, count: Int)])

    /// The word for several items, which the walk has to meet.
    var words: String? {
      if case .items(let items) = self { items.count > 1 ? "several" : "items" } else { nil }
    }
  }

  case reserve(Wish)
  case reserveSeveral(Wish, sites: [Int])
  case hold(Wish, minutes: Int)
  case confirm(Int)
  case cancel(Int, isWaived: Bool)
  case checkIn(Int)
  case checkOut(Int)
  case noShow(Int)
  case change(Int, Edits)
  case move(Int, to: Int, from: Day?, isPriced: Bool)
  case swap(Int, Int, isPriced: Bool)
  case reprice(Int, nightly: Int?)
  case block(Int, from: Day, nights: Int, isForced: Bool)
  case blockSeveral([Int], from: Day, nights: Int, isForced: Bool)
  case unblock(Int)
  case cancelGroup(String, isWaived: Bool)
  case checkInGroup(String)
  case checkOutGroup(String)
  case changeGroup(String, Edits)
  case join(Wish)
  case offer(Int, site: Int?, minutes: Int)
  case leave(Int)
  /// A shortest stay of those that have one of some nights.
  case addRule(String, from: Day, nights: Int, least: Int)
  case removeRule(String)
  case pay(Int, cents: Int)
  case payByCard(Int, cents: Int)
  /// One payment for a group, or for all reservations of the camper.
  case payTogether(group: String?, cents: Int, credit: Int?, isByCard: Bool)
  case refund(Int, cents: Int)
  case charge(Int, Charged)
  case adjust(Int, Charged)
  case transfer(Int, to: Int, cents: Int?)
  case paySecurity(Int, cents: Int)
  case refundSecurity(Int, cents: Int)
  case keepSecurity(Int, cents: Int)
  case sell(Charged)
  /// A refund of a sale; nil refunds all that is left.
  case refundSale(Int, cents: Int?)
  case discount(Int, WalkModel.Discount.Share)
  case waive(Int, Waived)
  /// A write-off; nil writes off the whole balance.
  case writeOff(Int, cents: Int?)
  /// An undo; nil undoes the newest entry.
  case undo(Int?)
  case wait(minutes: Int)

  /// The name of the command, or of another event.
  var name: String { String("\(self)".prefix { $0 != "(" }) + (decision.map { " \($0)" } ?? "") }

  /// The part of the command about which people decide.
  private var decision: String? {
    switch self {
    case .reserve(let wish), .hold(let wish, _): wish.terms.decision
    case .change(_, let edits), .changeGroup(_, let edits): edits.terms.decision
    case .cancel(_, let isWaived), .cancelGroup(_, let isWaived): isWaived ? "waived" : nil
    case .payTogether(let group, _, let credit, _):
      (group == nil ? "of camper" : "of group") + (credit == nil ? "" : " with credit")
    case .reprice(_, let nightly): nightly.map { _ in "nightly" }
    case .discount(_, .percent): "percent"
    case .waive(_, .charge(let name)): name
    case .charge(_, let thing), .adjust(_, let thing), .sell(let thing): thing.words
    default: nil
    }
  }
}

extension WalkStep {
  /// Runs it on the model.
  func take(in model: inout WalkModel) throws {
    if case .wait(let minutes) = self { model.now += minutes } else { try model.record(name, command) }
  }

  private func command(_ model: inout WalkModel) throws {
    switch self {
    case .reserve(let wish): try model.take(wish)
    case .reserveSeveral(let wish, let sites): try model.take(wish, on: sites)
    case .hold(let wish, let minutes): try model.take(wish, minutes: minutes)
    case .confirm(let number): try model.confirm(number)
    case .cancel(let number, let isWaived): try model.cancel(number, isWaived: isWaived)
    case .checkIn(let number): try model.checkIn(number)
    case .checkOut(let number): try model.checkOut(number)
    case .noShow(let number): try model.markNoShow(number)
    case .change(let number, let edits): try model.change(number, edits)
    case .move(let number, let site, let day, let isPriced):
      try model.move(number, to: site, from: day, isPriced: isPriced)
    case .swap(let number, let other, let isPriced): try model.swap(number, other, isPriced: isPriced)
    case .reprice(let number, let nightly): try model.reprice(number, nightly: nightly)
    case .block(let site, let day, let nights, let isForced):
      try model.block(site, from: day, nights: nights, isForced: isForced)
    case .blockSeveral(let sites, let day, let nights, let isForced):
      try model.block(sites, from: day, nights: nights, isForced: isForced)
    case .unblock(let number): try model.unblock(number)
    case .cancelGroup(let group, let isWaived): try model.cancel(group: group, isWaived: isWaived)
    case .checkInGroup(let group): try model.checkIn(group: group)
    case .checkOutGroup(let group): try model.checkOut(group: group)
    case .changeGroup(let group, let edits): try model.change(group: group, edits)
    case .join(let wish): try model.join(wish)
    case .offer(let number, let site, let minutes): try model.offer(number, site: site, minutes: minutes)
    case .leave(let number): try model.leave(number)
    case .addRule(let name, let day, let nights, let least):
      try model.addRule(name, from: day, nights: nights, least: least)
    case .removeRule(let name): try model.removeRule(name)
    case .pay(let number, let cents): try model.pay(number, cents)
    case .discount(let number, let share): try model.discount(number, share)
    case .waive(let number, let subject): try model.waive(number, subject)
    case .writeOff(let number, let cents): try model.writeOff(number, cents)
    case .undo(let number): try model.undo(number)
    default: try money(&model)
    }
  }

  private func money(_ model: inout WalkModel) throws {
    switch self {
    case .payByCard(let number, let cents): try model.payByCard(number, cents)
    case .payTogether(let group, let cents, let credit, let isByCard):
      try model.payTogether(group, cents, credit: credit, isByCard: isByCard)
    case .refund(let number, let cents): try model.refund(number, cents)
    case .charge(let number, let thing): try model.charge(number, thing)
    case .adjust(let number, let thing): try model.adjust(number, thing)
    case .transfer(let number, let other, let cents): try model.transfer(number, to: other, cents)
    case .paySecurity(let number, let cents): try model.paySecurity(number, cents)
    case .refundSecurity(let number, let cents): try model.refundSecurity(number, cents)
    case .keepSecurity(let number, let cents): try model.keepSecurity(number, cents)
    case .sell(let thing): try model.sell(thing)
    case .refundSale(let number, let cents): try model.refundSale(number, cents)
    default: break
    }
  }
}

extension WalkStep.Terms {
  fileprivate var decision: String? {
    if nightly != nil { return "nightly" }
    if let exempt { return exempt.isEmpty ? "taxed" : exempt.count == 1 ? "exempt from one" : "exempt" }
    guard let discounts else { return nil }
    return discounts.isEmpty ? "undiscounted" : discounts.count == 1 ? "discounted" : "discounted twice"
  }
}
