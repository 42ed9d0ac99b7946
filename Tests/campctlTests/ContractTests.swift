import Foundation
import Testing

/// The values that programs rely on; `ObjectDocumentTests` has their keys.
@Suite struct ContractTests: ~Copyable {
  private let shell = Shell.campground()

  @Test func `what was overridden is named in the answer, and nowhere else`() throws {
    try shell.json("settings --min-nights 2")
    let stay = "--site 12 --camper 1 --override friend --nights"
    for (verb, day) in [("reserve", "2027-07-04"), ("hold", "2027-07-05")] {
      let made = try shell.json("\(verb) \(stay) 1 --arrive \(day) --adults 9 --override-capacity baby")
      #expect(made["overridden"] as? [String] == ["belowMinimumStay", "tooManyPeople"])
    }
    #expect(try shell.json("reserve \(stay) 2 --arrive 2027-08-04")["overridden"] as? [String] == [])
    for line in ["show-reservation r-1", "change r-1 --pets 1", "confirm r-2", "cancel r-1"] {
      #expect(try shell.json(line)["overridden"] as? [String] == [], "\(line)")
    }
    #expect(try shell.jsonList("list-reservations").allSatisfy { $0["overridden"] as? [String] == [] })
  }

  @Test func `a reservation reads as it was made`() throws {
    let made = try shell.json(
      "reserve --site 12 --camper 'Bacon Lover' --arrive 2027-07-04 --nights 5 --rig-length 28 --equipment rv"
    )
    #expect(
      made.differences(from: [
        "id": "r-1", "status": "reserved", "departure": "2027-07-09", "nights": 5, "adults": 2, "rigLength": 28,
        "equipment": "rv", "total": "0.00", "currency": "USD",
      ]) == [])
    #expect(
      made["segments"] as? [[String: String]] == [["site": "12", "arrival": "2027-07-04", "departure": "2027-07-09"]])
    #expect(try shell.json("cancel r-1")["segments"] as? [[String: String]] == [])
  }

  @Test func `a taken night is answered with its holder and what would do instead`() throws {
    try shell.json("add-site 14")
    try shell.json("reserve --site 12 --camper 1 --arrive 2027-07-04 --nights 3")
    let refused = try shell.refusal("reserve --site 12 --camper 1 --arrive 2027-07-05 --nights 3")
    #expect(refused.status == 3)
    #expect(refused.name == "nightsTaken")
    #expect(
      refused.error["conflict"] as? [String: String] == [
        "site": "12", "arrival": "2027-07-04", "departure": "2027-07-07", "holder": "r-1", "status": "reserved",
      ])
    let alternatives = try #require(refused.error["alternatives"] as? [String: Any])
    #expect(alternatives["sites"] as? [String] == ["14"])
    #expect(
      alternatives["stays"] as? [[String: String]] == [
        ["arrival": "2027-07-01", "departure": "2027-07-04"],
        ["arrival": "2027-07-07", "departure": "2027-07-10"],
      ])
  }

  @Test func `availability gives free sites, and with why every site and its reasons`() throws {
    try shell.json("add-site 2")
    try shell.json("reserve --site 12 --camper 1 --arrive 2027-07-04 --nights 3")
    let free = try shell.jsonList("availability --arrive 2027-07-04 --nights 1")
    #expect(free.map { $0["number"] as? String } == ["2"])
    let taken = try shell.run("campctl availability --site 12 --arrive 2027-07-05 --nights 2")
    #expect(
      taken.status == 0 && taken.errors.contains("Site 12 is not free: Reserved from Sun 2027-07-04 to"), "\(taken)")
    let all = try shell.jsonList("availability --arrive 2027-07-04 --nights 1 --why")
    #expect(all.map { $0["available"] as? Bool } == [true, false])
    let reasons = try #require(all.last?["reasons"] as? [[String: String]])
    #expect(reasons.map { $0["name"] } == ["reserved"])
  }
}
