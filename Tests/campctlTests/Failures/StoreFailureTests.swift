import CampgroundManager
import Foundation
import TestSupport
import Testing

@testable import campctl

/// The report of a failed store to a script: the exit status, the error's name, and whether its write is on disk.
@Suite struct StoreFailureTests {
  /// The outcome of a failure; an `applied` of `nil` stands for null, an empty one for no such key.
  struct Outcome: Equatable {
    let status: Int32
    let name: String
    let applied: Bool??
  }

  private static let errors: [StoreError] = [
    .busy, .full, .readOnly, .corrupt("its pages do not fit together"), .inputOutput("disk I/O error", applied: true),
    .inputOutput("disk I/O error", applied: false), .inputOutput("disk I/O error", applied: nil),
    .unconfirmed, .constraint(.foreignKey), .unexpectedValue(column: 1, statement: "SELECT 1"), .misuse(.spoiledWrite),
    .engine(code: 21, message: "bad parameter"),
  ]

  static let reasons: [StoreUnusable] = [
    .missing, .notAFile, .empty, .notADatabase, .otherApplication, .newerVersion(found: 9, supported: 5, needed: nil),
    .newerVersion(found: 9, supported: 5, needed: "2.1.0"),
    .networkFileSystem, .journalOfOthers, .refused("Permission denied"), .noHome, .needsPostgreSQL,
    .refusedByServer("database \"camps\" does not exist"), .missingOnServer, .notGranted, .notMakeable, .needsOwner,
    .olderVersion(found: 13, supported: 14), .unreachable("Connection refused"), .standby, .heldForStandby,
  ]

  /// The expected outcome of each error; a new one does not compile until that is decided.
  private func expected(_ error: StoreError) -> Outcome {
    switch error {
    case .busy, .unusable(_, .unreachable), .unusable(_, .heldForStandby):
      Outcome(status: 75, name: "storeBusy", applied: .none)
    case .full, .readOnly, .corrupt, .unexpectedValue: Outcome(status: 74, name: "inputOutput", applied: false)
    case .unconfirmed: Outcome(status: 74, name: "inputOutput", applied: true)
    case .inputOutput(_, let applied): Outcome(status: 74, name: "inputOutput", applied: .some(applied))
    case .unusable: Outcome(status: 78, name: "storeUnusable", applied: .none)
    case .constraint, .misuse, .engine: Outcome(status: 1, name: "unexpected", applied: .none)
    }
  }

  private func outcome(_ failure: Failure) throws -> Outcome {
    let document = try JSONSerialization.jsonObject(with: Data(JSONWriter.object(failure))) as? [String: Any]
    let object = try #require(document)
    #expect(object["code"] as? Int == Int(failure.code))
    let name = try #require(object["name"] as? String)
    let applied = object["applied"].map { $0 as? Bool }
    return Outcome(status: failure.code, name: name, applied: applied)
  }

  @Test(arguments: errors)
  func `each failure has its exit status, its name, and what became of the write`(error: StoreError) throws {
    let failure = Failure(error as any Error)
    #expect(try outcome(failure) == expected(error))
    #expect(failure.text.hasSuffix(" Nothing was changed.") == (expected(error).applied == false))
    #expect(failure.text.hasSuffix(" The change is on disk.") == (expected(error).applied == true))
  }

  @Test func `a write whose answer could not be read says that it is on disk`() throws {
    let failure = Failure(UnansweredWrite(error: StoreError.corrupt("a policy cannot be read")))
    #expect(try outcome(failure) == Outcome(status: 74, name: "inputOutput", applied: true))
    #expect(failure.text.hasSuffix(" The change is on disk."))
  }

  @Test(arguments: [
    (StoreRoleProblem.noServer, 64, "usage"), (.unknown("gate"), 4, "notFound"), (.owner("ann"), 5, "invalidRequest"),
    (.beyondOwner("ann"), 78, "storeUnusable"),
  ]) func `a role that cannot be given rights has its exit status`(
    problem: StoreRoleProblem, status: Int32, name: String
  ) throws {
    #expect(try outcome(Failure(problem as any Error)) == Outcome(status: status, name: name, applied: .none))
  }

  @Test(arguments: reasons) func `a place that holds no store is the caller's to put right`(reason: StoreUnusable)
    throws
  {
    let error = StoreError.unusable(path: "/camp.sqlite", reason)
    #expect(try outcome(Failure(error)) == expected(error))
  }

  /// To a process a limit on the size of files is like a full disk.
  @Test(TestEngine.ofFiles("it fills the disk of a file"))
  func `a new store that finds no room is 74, and nothing is left of it`() throws {
    let shell = Shell()
    let result = try shell.run("ulimit -f 8 && campctl add-site 1 --json")
    #expect(result.status == 74)
    #expect(result.errors.contains(#""name":"inputOutput","message":"There is no room left for the store.""#))
    #expect(result.errors.contains(#""applied":false"#))
    #expect(try shell.filesBesideStore() == [])
  }
}
