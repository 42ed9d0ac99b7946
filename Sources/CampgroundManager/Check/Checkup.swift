import Persistence

/// What a check of a whole campground has found.
public struct Checkup: Hashable, Sendable {
  /// The first of them; more are only counted, so that a store in ruins needs no more memory than a sound one.
  public private(set) var problems: [Problem] = []
  /// How many more there are than are named.
  public private(set) var more = 0
  static let mostNamed = 100

  public var isSound: Bool { problems.isEmpty }
  /// Whether nothing is wrong but who may reach the file.
  public var isSoundWithin: Bool {
    problems.allSatisfy { if case .check(.exposed) = $0 { true } else { false } }
  }

  mutating func add(_ problem: Problem) {
    if problems.count >= Self.mostNamed {
      more += 1
    } else if !problems.contains(problem) {
      problems.append(problem)
    }
  }

  /// Looks at something; when it cannot even be read, that is what is wrong with it.
  mutating func collect(_ thing: String, _ body: (inout Checkup) throws -> Void) throws {
    do {
      try body(&self)
    } catch let error as StoreError {
      switch error {
      case .corrupt(let detail): add(.check(.unreadableRows(of: thing, .damaged(detail))))
      case .unexpectedValue: add(.check(.unreadableRows(of: thing, .unexpectedValue)))
      default: throw error
      }
    } catch let error as CampingError where error.problems.contains(where: Self.isSumTooLarge) {
      // What was kept was refused then if its sum was too large.
      add(.check(.unreadableRows(of: thing, .sumTooLarge)))
    }
  }
}

extension Checkup {
  private static func isSumTooLarge(_ problem: Problem) -> Bool {
    if case .money(.sumTooLarge) = problem { true } else { false }
  }
}

/// One sort of thing that a check looks at.
protocol StoreCheck {
  func check(into found: inout Checkup) throws
}
