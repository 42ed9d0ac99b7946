import Foundation
import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// The same random commands on a file's engine and on a server's: both answer alike, and keep the same rows.
///
/// Its variables are those of ``RandomWalkTests``.
@Suite(.enabled(if: TestEngine.server != nil, "CAMPCTL_TEST_SERVER names no server"))
struct EnginesWalkTests {
  #if PostgreSQL
    @Test(arguments: 0..<RandomWalkTests.walks)
    func `a campground on a server goes as one in SQLite, step by step`(number: Int) throws {
      let seed = (RandomWalkTests.number("CAMPCTL_WALK_SEED") ?? 2027) &+ UInt64(number)
      var pair = try Pair(seed: seed)
      do {
        let stepsBefore = number * RandomWalkTests.stepsOfWalk
        for _ in stepsBefore..<min(stepsBefore + RandomWalkTests.stepsOfWalk, RandomWalkTests.steps) { try pair.step() }
        try pair.compareRows()
      } catch {
        let last = pair.file.trail.suffix(3).map { "\($0)" }.joined(separator: "\n")
        Issue.record("CAMPCTL_WALK_SEED=\(seed), step \(pair.file.trail.count): \(error). The last steps:\n\(last)")
      }
    }

    /// Two walks from one seed, each beside its own model.
    private struct Pair {
      var file: Walk
      var server: Walk

      init(seed: UInt64) throws {
        file = try Walk(seed: seed, on: Store(.memory))
        server = try Walk(seed: seed, on: ServerPool.shared.newStore())
      }

      mutating func step() throws {
        let before = try file.camp.log.newest
        try file.step()
        try server.step()
        guard server.lastError == file.lastError else {
          throw Astray("the server answered \(server.lastError ?? "done"), and SQLite \(file.lastError ?? "done")")
        }
        let (found, wanted) = (try records(of: server, after: before), try records(of: file, after: before))
        guard found == wanted else { throw Astray("the server recorded \(found), and SQLite \(wanted)") }
        if file.trail.count % 100 == 0 { try compareRows() }
      }

      /// The new entries with the images of all that they changed, which are what commands answer.
      private func records(of walk: Walk, after entry: EntryID) throws -> [String] {
        try walk.store.rows(
          """
          SELECT command.id || ' ' || actor || ' ' || name || ' ' || request || ' ' || coalesce(kind, '') || ' '
            || coalesce(thing, 0) || ' ' || coalesce(before, '') || ' ' || coalesce(after, '')
          FROM command LEFT JOIN change ON change.command = command.id WHERE command.id > \(entry)
          ORDER BY command.id, change.id
          """
        ) { try $0[0] }
      }

      func compareRows() throws {
        // Each campground has an identity of its own.
        let (found, wanted) = try (
          StoredRows(of: server.store, without: ["campground"]), StoredRows(of: file.store, without: ["campground"])
        )
        let differing = found.differences(from: wanted)
        guard differing.isEmpty else { throw Astray("only one of both has \(differing.prefix(5))") }
      }
    }
  #endif
}
