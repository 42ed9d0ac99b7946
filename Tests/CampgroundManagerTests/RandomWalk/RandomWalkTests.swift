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

  @Test(.enabled(if: !TestEngine.isPostgreSQL, "EnginesWalkTests walks on a server"))
  func `a campground goes as its model does, step by step`() throws {
    let seed = Self.number("CAMPCTL_WALK_SEED") ?? 2029
    let steps = Int(Self.number("CAMPCTL_WALK_STEPS") ?? 3000)
    var outcomes: [String: Int] = [:]
    for (number, start) in stride(from: 0, to: steps, by: Self.stepsOfWalk).enumerated() {
      let seedOfWalk = seed &+ UInt64(number)
      var walk = try Walk(seed: seedOfWalk)
      do {
        for _ in start..<min(start + Self.stepsOfWalk, steps) { try walk.step() }
        try walk.compareAll()
      } catch {
        let last = walk.trail.suffix(Int(Self.number("CAMPCTL_WALK_TRAIL") ?? 12)).map { "\($0)" }.joined(
          separator: "\n")
        Issue.record("CAMPCTL_WALK_SEED=\(seedOfWalk), step \(walk.trail.count): \(error). The last steps:\n\(last)")
        return
      }
      outcomes.merge(walk.outcomes, uniquingKeysWith: +)
    }
    // A walk without events would prove nothing.
    guard steps >= 3 * Self.stepsOfWalk else { return }
    for outcome in ["done", "notFound", "invalidRequest", "nightsTaken", "undoBlocked"] {
      #expect(outcomes[outcome] ?? 0 > steps / 100, "\(outcome), of \(outcomes)")
    }
    for command in Self.commands {
      let done = outcomes["\(command) done"] ?? 0
      #expect(done > 0, "\(command), of \(outcomes)")
    }
  }
}
