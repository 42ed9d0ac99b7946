import CampgroundManager
import Foundation
import TestSupport
import Testing

/// Sixteen threads of one process, each with a store of its own on one file.
///
/// The system's locks belong to a process, not to a thread: only the engine keeps the threads apart.
/// `CAMPCTL_THREAD_TURNS` sets the number of turns of each.
struct ManyThreadsTests {
  static let threads = 16
  static let turns = ProcessInfo.processInfo.environment["CAMPCTL_THREAD_TURNS"].flatMap(Int.init) ?? 12

  let folder = TemporaryFolder()
  let camp: TestCampground

  init() throws {
    camp = try TestCampground(folder.location())
    try camp.makeCamper()
    try camp.makeCampSites(1, 2)
  }

  /// Runs the body once in each of the threads, all at the same moment, and returns their answers.
  private func inThreads<Answer: Sendable>(
    _ body: @escaping @Sendable (Int) throws -> Answer
  ) async throws -> [Answer] {
    try await withThrowingTaskGroup(of: Answer.self) { group in
      for number in 0..<Self.threads {
        group.addTask {
          try await withCheckedThrowingContinuation { answer in
            Thread { answer.resume(with: Result { try body(number) }) }.start()
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  @Test func `each night has one holder, and no free night is refused`() async throws {
    let location = folder.location()
    let stays = try await inThreads { number in
      var chance = SplitMix64(seed: UInt64(number))
      return try (0..<Self.turns).map { _ in
        // A store for each turn: closing one may not let go of the locks of another.
        let camp = try TestCampground(location)
        let site: SiteNumber = Bool.random(using: &chance) ? 1 : 2
        let first = TestCampground.today.advanced(by: Int.random(in: 1...60, using: &chance))
        let days = first..<first.advanced(by: Int.random(in: 1...3, using: &chance))
        do {
          let made = try camp.reserve(site, days, camper: camp.campers.find("Bacon Lover"))
          return (days: days, site: site, isHeld: made.status == .reserved)
        } catch let error as CampingError where error.name == .nightsTaken {
          return (days: days, site: site, isHeld: false)
        }
      }
    }.flatMap(\.self)
    #expect(stays.count == Self.threads * Self.turns)
    let held = stays.filter(\.isHeld)
    #expect(try camp.count("reservation") == held.count)
    #expect(try camp.count("night") == held.map(\.days.count).reduce(0, +))
    for refused in stays where !refused.isHeld {
      #expect(held.contains { $0.site == refused.site && $0.days.overlaps(refused.days) })
    }
    #expect(try camp.checks.check().isSound)
  }

  @Test func `a change of what has changed since is refused, and none is lost`() async throws {
    let location = folder.location()
    let done = try await inThreads { _ in
      let camp = try TestCampground(location)
      var done = 0
      for _ in 0..<Self.turns {
        let camper = try camp.campers.find("c-1")
        let count = Int(camper.notes ?? "0") ?? 0
        let terms = WriteTerms { $0.expectedVersion = camper.version }
        do {
          try camp.campground.writing(terms) {
            _ = try camp.campers.changeCamper("c-1", CamperEdits(notes: .set(String(count + 1))))
          }
          done += 1
        } catch let error as CampingError where error.name == .versionChanged {}
      }
      return done
    }
    let camper = try camp.campers.find("c-1")
    #expect(done.reduce(0, +) >= Self.turns)
    #expect(camper.notes == String(done.reduce(0, +)))
    #expect(camper.version == 1 + done.reduce(0, +))
    #expect(try camp.checks.check().isSound)
  }

  @Test func `who reads sees nothing half written`() async throws {
    let location = folder.location()
    let halves = try await inThreads { number in
      let camp = try TestCampground(location)
      let store = camp.campground.store
      return try (0..<Self.turns).count(where: { turn in
        guard number % 2 == 0 else {
          // Two at a time.
          try store.write {
            for each in 0..<2 { try camp.makeCamper("Twin", phoneNumber: "\(1000 * number + 2 * turn + each)555") }
          }
          return false
        }
        let twins = try #require(try store.value("SELECT count(*) FROM camper WHERE full_name = 'Twin'", as: Int.self))
        return twins % 2 != 0
      })
    }
    #expect(halves.allSatisfy { $0 == 0 })
    #expect(try camp.count("camper") == 1 + Self.threads / 2 * Self.turns * 2)
    #expect(try camp.checks.check().isSound)
  }
}
