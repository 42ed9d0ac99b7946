import Foundation
import Testing

/// The behaviour that sessions show, as far as no other test asserts it.
@Suite struct ShownBehaviourTests: ~Copyable {
  private let shell = Shell.campground()

  @Test(arguments: [
    "chart --html --svg", "availability --arrive 2027-07-01 --nights 2 --weekdays fri",
    "import sites Fixtures/RIDB/odd-export",
  ])
  func `arguments that contradict each other are refused`(command: String) throws {
    let before = shell.storeBytes
    #expect(try shell.refusal(command).status == 64)
    #expect(shell.storeBytes == before)
  }

  @Test func `the only requested site names its holder when it is taken`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2")
    let answer = try shell.run("campctl availability --site 12 --arrive 2027-07-05 --nights 2")
    #expect(answer.status == 0)
    #expect(
      (answer.output + answer.errors).contains(
        "Site 12 is not free: Reserved from Sun 2027-07-04 to Tue 2027-07-06 (r-1)."))
  }

  @Test func `info counts the records and the nights that are held`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2")
    let counts = try #require(try shell.json("info")["counts"] as? [String: Int])
    #expect(counts == ["sites": 1, "campers": 1, "reservations": 1, "nights": 2, "entries": 3])
  }
}
