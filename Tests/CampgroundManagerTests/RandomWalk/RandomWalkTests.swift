import Foundation
import TestSupport
import Testing

/// After any commands in any order, no night has two holders and no stay to come lacks one.
///
/// `CAMPCTL_WALK_STEPS` sets the number of steps, `CAMPCTL_WALK_SEED` the seed of chance, `CAMPCTL_WALK_TRAIL` the number of
/// the last steps that a failure shows.
struct RandomWalkTests {
  static let stepsOfWalk = 1000

  private static let commands = [
    "reserve", "hold", "confirm", "cancel", "checkIn", "checkOut", "noShow", "change", "move", "swap", "reprice",
    "block", "unblock", "cancelGroup", "checkInGroup", "join", "offer", "leave", "pay", "undo", "discount",
    "discount percent", "waive", "waive cancellation", "waive no-show", "waive early", "waive booking", "cancel waived",
    "writeOff", "reprice nightly", "reserve nightly", "hold nightly", "reserve discounted", "reserve discounted twice",
    "hold discounted", "change discounted", "change discounted twice", "change undiscounted", "reserve exempt",
    "reserve exempt from one", "payByCard", "refund", "charge", "charge items", "charge several", "adjust",
    "adjust items", "adjust several", "transfer",
    "paySecurity", "refundSecurity", "keepSecurity", "sell", "sell items", "sell several", "refundSale",
    "change exempt",
    "change exempt from one", "change taxed", "checkOutGroup", "changeGroup", "cancelGroup waived",
    "payTogether of camper", "payTogether of camper with credit", "payTogether of group",
    "payTogether of group with credit", "reserveSeveral", "blockSeveral", "addRule", "removeRule",
  ]

  static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  static let steps = Int(number("CAMPCTL_WALK_STEPS") ?? 3000)

  /// The number of walks that have all steps.
  static var walks: Int { (steps + stepsOfWalk - 1) / stepsOfWalk }

  @Test(.enabled(if: !TestEngine.isPostgreSQL, "EnginesWalkTests walks on a server"))
  func `a campground goes as its model does, step by step`() async {
    let found = await withTaskGroup(of: [String: Int]?.self) { group in
      for number in 0..<Self.walks { group.addTask { Self.walk(number) } }
      return await group.reduce(into: [[String: Int]?]()) { $0.append($1) }
    }
    guard !found.contains(nil) else { return }
    let outcomes = found.reduce(into: [:]) { $0.merge($1 ?? [:], uniquingKeysWith: +) }
    // A walk without events would prove nothing.
    guard Self.steps >= 3 * Self.stepsOfWalk else { return }
    for outcome in ["done", "notFound", "invalidRequest", "nightsTaken", "undoBlocked"] {
      #expect(outcomes[outcome] ?? 0 > Self.steps / 100, "\(outcome), of \(outcomes)")
    }
    for command in Self.commands {
      let done = outcomes["\(command) done"] ?? 0
      #expect(done > 0, "\(command), of \(outcomes)")
    }
  }

  /// The outcomes of the commands of one walk; nil when it goes astray.
  private static func walk(_ number: Int) -> [String: Int]? {
    let seed = (Self.number("CAMPCTL_WALK_SEED") ?? 2029) &+ UInt64(number)
    var walk: Walk?
    do {
      walk = try Walk(seed: seed)
      for _ in 0..<min(stepsOfWalk, steps - number * stepsOfWalk) { try walk?.step() }
      try walk?.compareAll()
      return walk?.outcomes
    } catch {
      let trail = walk?.trail ?? []
      let last = trail.suffix(Int(Self.number("CAMPCTL_WALK_TRAIL") ?? 12)).map { "\($0)" }.joined(separator: "\n")
      Issue.record("CAMPCTL_WALK_SEED=\(seed), step \(trail.count): \(error). The last steps:\n\(last)")
      return nil
    }
  }
}
