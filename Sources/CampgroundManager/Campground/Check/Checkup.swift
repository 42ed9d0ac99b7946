import Persistence

/// The result of a check of a whole campground.
public struct Checkup: Hashable, Sendable {
  /// The first problems; more are only counted, so that a store in ruins needs no more memory than a sound one.
  public private(set) var problems: [Problem] = []
  /// The number of problems beyond those that are named.
  public private(set) var more = 0
  static let mostNamed = 100

  public var isSound: Bool { problems.isEmpty }
  /// True when the only problems are about access to the file.
  public var isSoundWithin: Bool { problems.allSatisfy { $0.field == Problem.exposedField } }

  mutating func add(_ problem: Problem) {
    if problems.count >= Self.mostNamed {
      more += 1
    } else if !problems.contains(problem) {
      problems.append(problem)
    }
  }

  /// Runs a part of the check; when the thing cannot even be read, reports that as its problem.
  mutating func collect(_ thing: String, _ body: (inout Checkup) throws -> Void) throws {
    do {
      try body(&self)
    } catch let error as StoreError {
      switch error {
      case .corrupt(let detail): add(.unreadableRows(thing, detail))
      case .unexpectedValue: add(.unreadableRows(thing, "a column holds what is never written"))
      default: throw error
      }
    } catch let error as CampingError where error.problems.contains(where: { $0.name == "invalidAmount" }) {
      // A sum that was too large would have been refused when its rows were written.
      add(.unreadableRows(thing, "its sum is larger than any amount can be"))
    }
  }
}

/// A check of one sort of thing.
protocol StoreCheck {
  func check(into found: inout Checkup) throws
}
