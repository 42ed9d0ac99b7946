import Persistence

/// The result of a check of a whole campground.
package struct Checkup: Hashable, Sendable {
  /// The first problems; more are only counted, so that a store in ruins needs no more memory than a sound one.
  package private(set) var problems: [Problem] = []
  /// The number of problems beyond those that are named.
  package private(set) var more = 0
  /// True when the tables themselves were not compared, which takes a right that a role of a server may lack.
  package var leavesOutTables = false
  static let mostNamed = 100

  package var isSound: Bool { problems.isEmpty }
  /// True when the only problems are about the store's surroundings: access to it, and a server's settings.
  package var isSoundWithin: Bool {
    problems.allSatisfy {
      switch $0.kind {
      case .check(.exposed), .check(.unsafeSetting): true
      default: false
      }
    }
  }

  mutating func add(_ problem: Problem) {
    if problems.count >= Self.mostNamed {
      more += 1
    } else if !problems.contains(problem) {
      problems.append(problem)
    }
  }

  /// Adds what another part of the check has found.
  mutating func add(_ other: Checkup) {
    for problem in other.problems { add(problem) }
    more += other.more
    leavesOutTables = leavesOutTables || other.leavesOutTables
  }

  /// Runs a part of the check; when the thing cannot even be read, reports that as its problem.
  mutating func inspect(_ thing: String, _ body: (inout Checkup) throws -> Void) throws {
    do {
      try body(&self)
    } catch let error as StoreError {
      switch error {
      case .corrupt(let detail): add(.check(.unreadableRows(of: thing, .damaged(detail))))
      case .unexpectedValue: add(.check(.unreadableRows(of: thing, .unexpectedValue)))
      default: throw error
      }
    } catch let error as CampingError where error.problems.contains(where: Self.isSumTooLarge) {
      // A sum that was too large would have been refused when its rows were written.
      add(.check(.unreadableRows(of: thing, .sumTooLarge)))
    }
  }
}

extension Checkup {
  private static func isSumTooLarge(_ problem: Problem) -> Bool {
    if case .money(.sumTooLarge) = problem.kind { true } else { false }
  }
}

/// A check of one sort of thing.
protocol StoreCheck {
  var store: Store { get }
  /// The looks that it takes, none of which needs another: on a server they travel together.
  var looks: [Look] { get }
}

extension StoreCheck {
  typealias Look = (_ found: inout Checkup) throws -> Void

  /// The look at each row of a statement, which may be a problem.
  func each(_ statement: SQL, _ problem: @escaping (Row) throws -> Problem?) -> Look {
    { found in
      try store.read {
        try store.forEach(statement) { row in if let problem = try problem(row) { found.add(problem) } }
      }
    }
  }
}
