import Foundation
import Testing

/// The keys that programs rely on.
@Suite struct ContractTests {
  static let camper = ["id", "fullName", "phoneNumber", "email", "notes"]
  static let site = [
    "number", "loop", "type", "electricity", "amps", "water", "sewer", "maxLength", "minPeople", "maxPeople",
    "maxVehicles", "pullThrough", "accessible", "equipment", "retired", "notes",
  ]
  static let reservation = [
    "id", "status", "camper", "site", "arrival", "departure", "nights", "segments", "adults", "children",
    "pets",
    "vehicles", "plates", "rigLength", "equipment", "holdExpires", "group", "total", "paid", "balance",
    "currency",
    "notes",
  ]
  static let written = ["version", "changed", "replayed", "dryRun"]

  @Test func `what was written is answered whole`() throws {
    let shell = try Shell.withCampground()
    try expect(Self.camper + Self.written, in: shell.json("add-camper 'Maple Leaf' --phone 555-0100"))
    try expect(Self.site + Self.written, in: shell.json("change-site 12 --sewer"))
    let reserved = try shell.json("reserve --site 12 --camper 1 --arrive 2027-07-04 --nights 5")
    expect(Self.reservation + Self.written, in: reserved)
    try expect(Self.reservation + Self.written, in: shell.json("cancel r-1"))
  }

  @Test func `what is shown and listed has the same keys`() throws {
    let shell = try Shell.withCampground()
    try shell.json("reserve --site 12 --camper 1 --arrive 2027-07-04 --nights 5")
    try expect(Self.camper, in: shell.json("show-camper 910-543-9000"))
    try expect(Self.site, in: shell.json("show-site 12"))
    try expect(Self.reservation, in: shell.json("show-reservation r-1"))
    try expect(Self.camper, in: #require(shell.jsonList("list-campers").first))
    try expect(Self.site, in: #require(shell.jsonList("list-sites").first))
    try expect(Self.reservation, in: #require(shell.jsonList("list-reservations").first))
    try expect(
      [
        "name", "timeZone", "currency", "checkIn", "checkOut", "noShowAfter", "open", "minNights",
        "maxNights",
        "windowDays",
      ],
      in: shell.json("settings"))
    try expect(["store", "engine", "engineVersion", "schema", "today", "counts"], in: shell.json("info"))
  }

  @Test func `what was overridden is named in the answer, and nowhere else`() throws {
    let shell = try Shell.withCampground()
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
    let shell = try Shell.withCampground()
    let made = try shell.json(
      "reserve --site 12 --camper 'Bacon Lover' --arrive 2027-07-04 --nights 5 --rig-length 28 --equipment rv"
    )
    #expect(made["id"] as? String == "r-1")
    #expect(made["status"] as? String == "reserved")
    #expect(made["departure"] as? String == "2027-07-09")
    #expect(made["nights"] as? Int == 5)
    #expect(made["adults"] as? Int == 2)
    #expect(made["rigLength"] as? Int == 28)
    #expect(made["equipment"] as? String == "rv")
    #expect(made["total"] as? String == "0.00")
    #expect(made["currency"] as? String == "USD")
    #expect(
      made["segments"] as? [[String: String]] == [
        ["site": "12", "arrival": "2027-07-04", "departure": "2027-07-09"]
      ])
    #expect(try shell.json("cancel r-1")["segments"] as? [[String: String]] == [])
  }

  @Test func `a taken night is answered with its holder and what would do instead`() throws {
    let shell = try Shell.withCampground()
    try shell.json("add-site 14")
    try shell.json("reserve --site 12 --camper 1 --arrive 2027-07-04 --nights 3")
    let (status, error) = try shell.refusal("reserve --site 12 --camper 1 --arrive 2027-07-05 --nights 3")
    #expect(status == 3)
    #expect(error["name"] as? String == "nightsTaken")
    #expect(
      error["conflict"] as? [String: String] == [
        "site": "12", "arrival": "2027-07-04", "departure": "2027-07-07", "holder": "r-1",
        "status": "reserved",
      ])
    let alternatives = try #require(error["alternatives"] as? [String: Any])
    #expect(alternatives["sites"] as? [String] == ["14"])
    #expect(
      alternatives["stays"] as? [[String: String]] == [
        ["arrival": "2027-07-01", "departure": "2027-07-04"],
        ["arrival": "2027-07-07", "departure": "2027-07-10"],
      ])
  }

  @Test func `availability gives free sites, and with why every site and its reasons`() throws {
    let shell = try Shell.withCampground()
    try shell.json("add-site 2")
    try shell.json("reserve --site 12 --camper 1 --arrive 2027-07-04 --nights 3")
    let free = try shell.jsonList("availability --arrive 2027-07-04 --nights 1")
    #expect(free.map { $0["number"] as? String } == ["2"])
    try expect(Self.site + ["total"], in: #require(free.first))
    let all = try shell.jsonList("availability --arrive 2027-07-04 --nights 1 --why")
    #expect(all.map { $0["available"] as? Bool } == [true, false])
    let reasons = try #require(all.last?["reasons"] as? [[String: String]])
    #expect(reasons.map { $0["name"] } == ["reserved"])
  }

  private func expect(
    _ keys: [String], in object: [String: Any], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let missing = keys.filter { object[$0] == nil }
    #expect(missing.isEmpty, "\(missing)", sourceLocation: sourceLocation)
  }
}
