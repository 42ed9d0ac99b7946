import Foundation
import Testing

@testable import campctl

/// The surroundings of a command: slow readers, other machines, wrong settings.
@Suite struct CareTests {
  @Test func `a reader that takes its time makes no writer wait`() throws {
    let shell = try Shell.withCampground()
    // More than a pipe holds, so that the list cannot be over before it is read.
    let many = (1...400).map {
      "add-camper 'Camper \($0) \(String(repeating: "x", count: 180))' --phone 555\($0)\n"
    }
    try #require(try shell.batch(many.joined()).status == 0)
    let result = try shell.run(
      "{ campctl list-campers --json | { read -r first; campctl add-site 13 --json; cat >/dev/null; }; }")
    #expect(result.output.contains(#""number":"13""#), "\(result.errors)")
  }

  @Test func `a campground from a machine with other time zones can be looked at and mended`() throws {
    let shell = try Shell.withCampground()
    try shell.json("settings --time-zone America/Phoenix")
    let elsewhere = ["TZDIR": shell.home.path]
    let refused = try shell.run("campctl list-sites", environment: elsewhere)
    #expect(refused.status == 78)
    #expect(refused.errors.hasPrefix("Error: This machine has no time zone America/Phoenix"))
    #expect(refused.errors.contains("install tzdata"))
    #expect(try shell.run("campctl info", environment: elsewhere).status == 0)
    #expect(try shell.run("campctl settings --time-zone ''", environment: elsewhere).status == 0)
    #expect(try shell.run("campctl list-sites", environment: elsewhere).status == 0)
  }

  @Test func `today is the campground's`() throws {
    let shell = try Shell.withCampground()
    // Noon UTC is the next day on Kiritimati, 14 hours ahead, and still the day before 12 hours behind … never.
    let zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"]
    let days = try zones.map { zone in
      try shell.json("settings --time-zone \(zone)")
      return try shell.run("campctl info --json", environment: ["CAMPCTL_NOW": ""]).output
        .components(separatedBy: #""today":""#).last?.prefix(10)
    }
    // The two are 25 hours apart, so their days always differ.
    #expect(days[0] != days[1])
  }

  @Test(arguments: EnvironmentVariable.allCases)
  func `a variable that is no text is refused rather than changed`(variable: EnvironmentVariable) throws {
    let shell = try Shell.withCampground()
    let name = variable.rawValue
    let line = "\(name)=\"$(printf 'x\\377')\" campctl add-site 13"
    let result = try shell.run(line, environment: ["NO_COLOR": "1"])
    #expect(result.status == 78)
    #expect(result.errors == "Error: \(name) is not valid UTF-8.\n")
  }

  @Test func `a time zone that this machine lacks is not taken for UTC`() throws {
    let shell = try Shell.withCampground()
    for zone in ["Mars/Olympus", "America/New_York2", "/etc/passwd", "A5", "UTC999999", ":::"] {
      #expect(try shell.run("campctl info", environment: ["TZ": zone]).status == 78, "\(zone)")
    }
    for zone in ["UTC", "America/Phoenix", ":Europe/Paris", "EST5EDT", "<+0330>-3:30", "EST5EDT,M3.2.0,M11.1.0"] {
      #expect(try shell.run("campctl info", environment: ["TZ": zone]).status == 0)
    }
  }

  @Test func `an error is given in the format and colour that were asked for`() throws {
    let shell = try Shell.withCampground()
    let csv = try shell.run("campctl show-site 99 --csv", environment: ["CAMPCTL_FORMAT": "json"])
    let missing = "Error: There is no site 99.\nHint: campctl list-sites lists the sites.\n"
    #expect(csv.errors == missing)
    let plain = try shell.run("campctl show-site 99 --color never", environment: ["CLICOLOR_FORCE": "1"])
    #expect(plain.errors == missing)
    #expect(try shell.run("campctl add-camper -- --json").errors.hasPrefix("Error: Missing"))
  }

  @Test func `a likely duplicate is a hint`() throws {
    let shell = try Shell.withCampground()
    let result = try shell.campctl("add-camper", "Bacon  Lover Jr.", "--phone", "910 543 9000")
    #expect(result.errors == "Hint: c-1 may be the same person: Bacon Lover, 910-543-9000.\n")
    #expect(result.status == 0)
  }

  @Test func `a retired site keeps its stays, and says so`() throws {
    let shell = try Shell.withCampground()
    for day in 10...16 { try shell.json("reserve --site 12 --camper 1 --arrive 2027-07-\(day) --nights 1") }
    let result = try shell.campctl("retire-site", "12")
    #expect(
      result.errors
        == "Hint: r-1, r-2, r-3, r-4, r-5 and more still have it; campctl list-reservations --site shows them.\n")
  }
}
