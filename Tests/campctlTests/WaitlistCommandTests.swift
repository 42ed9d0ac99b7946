import Foundation
import Testing

@Suite struct WaitlistCommandTests: ~Copyable {
  private let shell = Shell.campground()

  private func ids(_ list: [[String: Any]]) -> [String] { list.compactMap { $0["id"] as? String } }

  @Test func `an entry is answered with its days, its sites and its offer`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2")
    let joined = try shell.json(
      "join-waitlist --camper c-1 --arrive 2027-07-01 --arrive-before 2027-08-01 --weekdays fri,sat --nights 2..4")
    #expect(joined["since"] as? String == "2027-06-01T00:00:00")
    #expect(joined.differences(from: ["arrival": "2027-07-02", "departure": "2027-07-04", "matches": ["12"]]) == [])
    let offered = try shell.json("offer w-1 --minutes 90")
    #expect(offered["holdExpires"] as? String == "2027-06-01T01:30:00")
    #expect((offered["waitlist"] as? [String: Any])?["status"] as? String == "offered")
    #expect((offered["waitlist"] as? [String: Any])?["offer"] as? String == offered["id"] as? String)
  }

  @Test func `a cancellation tells who waits for its nights, also when it is only tried`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2")
    #expect(try shell.json("cancel r-1 -n")["waitlistMatches"] as? [String] == [])
    try shell.json("join-waitlist --camper c-1 --arrive 2027-07-04 --nights 1")
    #expect(try shell.jsonList("list-waitlist --matching").isEmpty)
    for line in ["cancel r-1 -n", "cancel r-1 --key k", "cancel r-1 --key k"] {
      let matches = try #require(try shell.json(line)["waitlistMatches"] as? [[String: Any]])
      #expect(ids(matches) == ["w-1"])
      #expect(matches.first?["matches"] as? [String] == ["12"])
    }
    #expect(try ids(shell.jsonList("list-waitlist --matching")) == ["w-1"])
  }

  @Test func `a swap that changes nothing tells who waits, as any other`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2")
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-06 --nights 2")
    let answers = try shell.jsonList("swap r-1 r-2")
    #expect(answers.count == 2)
    for answer in answers { #expect((answer["waitlistMatches"] as? [Any])?.isEmpty == true) }
  }

  @Test func `what does not go together is not understood`() throws {
    let lines = [
      "--arrive 2027-07-04", "--arrive 2027-07-04 --nights 1 --depart 2027-07-05",
      "--arrive 2027-07-04 --nights 1 --weekdays fri", "--arrive 2027-07-04 --nights 1..2..3",
      "--arrive 2027-07-04 --nights 1 --arrive-before 2027-08-01 --weekdays friday",
      "--arrive 2027-07-04 --depart 2027-07-05 --arrive-before 2027-08-01",
    ]
    for line in lines { #expect(try shell.refusal("join-waitlist --camper c-1 \(line)").status == 64, "\(line)") }
    for nights in ["0", "-1", "2..1", "1..1001", "1001"] {
      let refused = try shell.refusal("join-waitlist --camper c-1 --arrive 2027-07-04 --nights=\(nights)")
      #expect(refused.status == 5, "\(nights)")
    }
  }

  @Test func `the log of a camper has the waiting`() throws {
    try shell.json("join-waitlist --camper c-1 --arrive 2027-07-04 --nights 1")
    try shell.json("leave-waitlist w-1")
    #expect(try shell.jsonList("log --on c-1").count == 3)
    #expect(try shell.jsonList("log --on w-1").count == 2)
    #expect(try shell.refusal("log --on w-2").status == 4)
  }
}
